import { expect, test, vi } from "vitest";

import type { Frame, Replay, View } from "../lib/protocol";
import { History } from "./history.svelte";

const view = (name: string) => ({ game: name }) as unknown as View;
const frame = (ply: number) => ({ ply, turn: 0, text: "", events: [], view: view(`replay ${ply}`) }) as Frame;
const replay = (last: number) =>
  ({ frames: Array.from({ length: last + 1 }, (_, ply) => frame(ply)), throws: [] }) as unknown as Replay;

function joinedAt(ply: number, last = ply): { history: History; fetch: ReturnType<typeof vi.fn> } {
  const fetch = vi.fn(async () => replay(last));
  const history = new History("m", fetch);
  history.stands(ply, view(`live ${ply}`));
  return { history, fetch };
}

test("steps back into what was before, asked for once, and on again to the match", async () => {
  const { history, fetch } = joinedAt(3);
  await history.step(-1);
  expect([history.at, history.view]).toEqual([2, view("replay 2")]);
  await history.step(-1);
  await history.step(-1);
  await history.step(-1);
  expect(history.at).toBe(0);
  await history.step(1);
  expect(history.at).toBe(1);
  await history.step(1);
  await history.step(1);
  expect([history.at, history.view]).toEqual([null, null]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("what happens meanwhile is kept, and one stays where one looks", async () => {
  const { history, fetch } = joinedAt(3);
  await history.look(1);
  history.happened(4, view("live 4"), []);
  history.happened(6, view("live 6"), []);
  expect([history.at, history.left, history.live]).toEqual([1, 3, 6]);
  await history.look(4);
  expect(history.view).toEqual(view("live 4"));
  // Two plies of one message are one step.
  await history.step(1);
  expect(history.at).toBe(null);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("only the step on shows the way", async () => {
  const { history } = joinedAt(4);
  const goal = { kind: "goal", message: "goal" } as never;
  history.happened(5, view("live 5"), [goal]);
  history.happened(6, view("live 6"), []);
  await history.look(5);
  expect([history.events, history.told]).toEqual([[], [goal]]);
  await history.step(-1);
  await history.step(1);
  expect(history.events).toEqual([goal]);
});

test("a ply that is taken back while it is looked at leads back to the match", async () => {
  const { history } = joinedAt(5);
  await history.look(4);
  history.undone(3, view("live 3"));
  expect(history.at).toBe(null);
  await history.step(-1);
  expect(history.at).toBe(2);
  history.happened(4, view("another 4"), []);
  history.happened(5, view("another 5"), []);
  await history.look(4);
  expect(history.view).toEqual(view("another 4"));
});

test("taking back what comes later leaves one where one looks", async () => {
  const { history } = joinedAt(5);
  await history.look(2);
  history.undone(4, view("live 4"));
  expect([history.at, history.view]).toEqual([2, view("replay 2")]);
});

test("after a lost connection what was missed is asked for", async () => {
  const fetch = vi.fn(async () => replay(9));
  const history = new History("m", fetch);
  history.stands(0, view("live 0"));
  history.happened(1, view("live 1"), []);
  history.stands(9, view("live 9"));
  await history.step(-1);
  expect([history.at, history.view]).toEqual([8, view("replay 8")]);
});

test("a replay that cannot be had changes nothing, and is asked for again", async () => {
  const fetch = vi.fn(async () => Promise.reject(new Error("away")) as Promise<Replay>);
  const history = new History("m", fetch);
  history.stands(4, view("live 4"));
  await history.step(-1);
  expect(history.at).toBe(null);
  await history.step(-1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("what moved in time is watched again, the last of it too", async () => {
  const { history } = joinedAt(4);
  const flick = { kind: "flight", message: "flick", points: [[0, 1, 1], [90, 2, 2]] } as never;
  history.happened(7, view("live 7"), [flick]);
  history.happened(8, view("live 8"), []);
  history.happened(11, view("live 11"), [flick]);
  expect([7, 8, 11].map((ply) => history.moves(ply))).toEqual([true, false, true]);
  for (const ply of [7, 11]) {
    const watched = history.again(ply);
    // From the position before it…
    expect(history.at).toBeLessThan(ply);
    expect(history.events).toEqual([]);
    await watched;
    // …on to it, with the way.
    expect([history.at, history.view, history.events]).toEqual([ply, view(`live ${ply}`), [flick]]);
  }
  history.back();
  await history.again(8);
  expect(history.at).toBe(null);
});
