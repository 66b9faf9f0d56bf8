import { describe, expect, it } from "vitest";
import type { View } from "../lib/protocol";
import type { Status } from "../lib/socket";
import { StandingWish } from "./standing.svelte";

const SPAN = "1 1 0-0 0";
const LET = 42;
const view = (span: string | null, asked = true) =>
  ({
    routine: span === null ? null : { span, asked },
    groups: [{ picks: [], kind: "die", ids: ["champion"], actions: [7] }, { picks: [], kind: "button", ids: ["let"], actions: [LET], deed: "decline" }],
  }) as unknown as View;

/** A match at which a defender is asked before a throw; sent actions are stored with their ply. */
function table() {
  const asked = view(SPAN);
  return {
    view: asked, settled: asked as View | null, mine: true, ready: true, ply: 4,
    status: "open" as Status, result: null as unknown, problem: null as unknown,
    sent: [] as [number, number][],
    play(action: number) {
      this.sent.push([this.ply, action]);
      this.ready = false;
    },
    /** The server has sent another position, and it has been shown or not yet. */
    told(next: View, ply: number, shown = true) {
      Object.assign(this, { view: next, ply, ready: shown, mine: true }, shown ? { settled: next } : {});
    },
  };
}

function wished() {
  const match = table();
  const wish = new StandingWish(match);
  wish.follow();
  wish.begin();
  return { match, wish };
}

describe("a wish to let all pass", () => {
  it("is offered where the game says so, and nothing is sent unasked", () => {
    const match = table();
    const wish = new StandingWish(match);
    wish.follow();
    expect([wish.offered, wish.on, match.sent]).toEqual([true, false, []]);
    match.told(view(SPAN, false), 5);
    expect(wish.offered).toBe(false);
  });

  it("answers each decision once", () => {
    const { match, wish } = wished();
    wish.follow();
    wish.follow();
    match.ready = true;
    wish.follow();
    expect(match.sent).toEqual([[4, LET]]);
    match.told(view(SPAN, false), 6);
    wish.follow();
    match.told(view(SPAN), 8);
    wish.follow();
    wish.follow();
    expect([wish.on, match.sent]).toEqual([true, [[4, LET], [8, LET]]]);
  });

  it("waits until a position has been shown", () => {
    const { match, wish } = wished();
    wish.follow();
    match.told(view(SPAN), 6, false);
    wish.follow();
    expect([match.sent, wish.answers]).toEqual([[[4, LET]], false]);
    Object.assign(match, { settled: match.view, ready: true });
    expect(wish.answers).toBe(true);
    wish.follow();
    expect(match.sent).toEqual([[4, LET], [6, LET]]);
  });

  it.each([
    ["a shot comes", (match: ReturnType<typeof table>) => match.told(view(null), 6)],
    ["another attack begins, or half, or a goal is scored", (match: ReturnType<typeof table>) => match.told(view("1 0 0-0 0"), 6)],
    ["a move is taken back", (match: ReturnType<typeof table>) => match.told(view(SPAN), 3)],
    ["the line is lost", (match: ReturnType<typeof table>) => (match.status = "lost")],
    ["the server refuses something", (match: ReturnType<typeof table>) => (match.problem = {})],
    ["the match is over", (match: ReturnType<typeof table>) => (match.result = {})],
  ])("ends when %s", (_, happens) => {
    const { match, wish } = wished();
    wish.follow();
    happens(match);
    wish.follow();
    expect([wish.on, match.sent.length]).toEqual([false, 1]);
    match.told(view(SPAN), 9);
    match.status = "open";
    wish.follow();
    expect(match.sent).toHaveLength(1);
  });

  it("ends when the player says so, and can be made again", () => {
    const { match, wish } = wished();
    wish.follow();
    wish.end();
    match.told(view(SPAN), 6);
    wish.follow();
    expect([match.sent.length, wish.offered]).toEqual([1, true]);
    wish.begin();
    wish.follow();
    expect(match.sent).toEqual([[4, LET], [6, LET]]);
  });
});
