import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refused } from "../lib/protocol";
import { Why } from "./why.svelte";

const announced = vi.hoisted(() => vi.fn());
vi.mock("../lib/announce", () => ({ announce: announced }));

const cell = (id: string) => [{ kind: "cell", id }];
const refused = (id: string): Refused => ({ type: "refused", text: "", clause: "X-1.1", message: "why-x", picks: [["cell", id]] });

describe("asking why something cannot be picked", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks about the last of many clicks only, and hears no other answer", () => {
    const send = vi.fn();
    const why = new Why(send);
    for (const id of ["a1", "b2", "c3"]) why.ask(cell(id), 10, 20);
    vi.runAllTimers();
    expect(send.mock.calls).toEqual([[{ type: "why", picks: [["cell", "c3"]] }]]);
    expect(why.hear(refused("a1"))).toBe(true);
    expect(why.answer).toBeNull();
    why.hear(refused("c3"));
    expect(why.answer).toMatchObject({ x: 10, y: 20, refused: { clause: "X-1.1" } });
    expect(announced.mock.calls).toEqual([["why-x X-1.1"]]);
  });

  it("forgets with the next thing that is done", () => {
    const send = vi.fn();
    const why = new Why(send);
    why.ask(cell("a1"), 0, 0);
    why.clear();
    vi.runAllTimers();
    expect(send).not.toHaveBeenCalled();
    expect(why.hear(refused("a1"))).toBe(true);
    expect(why.answer).toBeNull();
    // An answer to a typed question belongs to another component.
    expect(why.hear({ ...refused("a1"), picks: [] })).toBe(false);
  });
});
