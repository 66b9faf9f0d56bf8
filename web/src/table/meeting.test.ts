import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Seal, Told } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { TableMatch } from "./match.svelte";
import { turnWords, voidWords } from "./turn";

/** A fake server: the test sends its messages, and decides when its answers come. */
class Line {
  static last: Line;
  readyState = 1;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};
  constructor() {
    Line.last = this;
  }
  sent: { type: string; ply?: number }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(told: object): void {
    this.onmessage({ data: JSON.stringify(told) });
  }
}

const said = vi.hoisted(() => [] as string[]);
vi.mock("../lib/announce", () => ({ announce: (words: string) => said.push(words) }));

let answer: (path: string) => unknown;
const stories = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    WebSocket: Line,
    location: new URL("http://table.example/match/m"),
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
    fetch: async (path: string) => {
      const body = await answer(path);
      return { ok: true, status: 200, json: async () => body, text: async () => String(body) };
    },
  });
  stories.mockReset().mockReturnValue({ frames: [] });
});

const players = [{ name: "Ann", side: 0, bot: null }, { name: "Ben", side: 1, bot: null }];
const view = (of: string) => ({ score: [0, 0], turn: 0, groups: [], pieces: [], facts: [], prompt: { id: of, values: {} } });
const event = (message: string) => ({ kind: "touch", message, seat: 0 });
const standing = (ply: number, more: object = {}) => ({
  type: "standing", match: { id: "m", game: "g", options: {}, players, dice: "checked" }, people: [0], seats: [0], ply, view: view(`at ${ply}`),
  can_undo: false, undo_die: false, on_turn: 0, seal: null, result: null, clock: null, seated: [0, 1], present: null, offered: [], resigning: [], acting: null, ...more,
}) as unknown as Told;
const happened = (ply: number) => ({
  type: "happened", ply, turn: 0, text: "", events: [event(`of ${ply}`)], view: view(`at ${ply}`), can_undo: true, undo_die: false, on_turn: 0, move: null, result: null, clock: null,
}) as unknown as Told;
const undone = (ply: number) => ({ type: "undone", ply, view: view(`back at ${ply}`), can_undo: false, undo_die: false, on_turn: 0, move: null }) as unknown as Told;
const words = (match: TableMatch): string[] => match.log.map(({ event: { message } }) => message);

/** Waits until all messages have been shown. */
async function shown(match: TableMatch): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await new Promise((resolve) => setTimeout(resolve));
    match.rest();
  }
}

function slowTexts(): () => void {
  let arrive = (): void => {};
  const waits = new Promise<string>((resolve) => (arrive = () => resolve("a = b")));
  answer = (path) => (path.includes("/text/") ? waits : path.endsWith("/story") ? stories() : ["g", "g2"].map((id) => ({ id, board: {}, boards: {} })));
  return arrive;
}

const of = (told: Told, game: string): Told => ({ ...told, match: { ...(told as { match: object }).match, game } }) as Told;

test("what is taken back while the table is still being laid is not shown", async () => {
  const arrive = slowTexts();
  const match = new TableMatch("m");
  Line.last.tell(standing(7));
  Line.last.tell(undone(6));
  arrive();
  await shown(match);
  expect([match.ply, match.settled?.prompt.id]).toEqual([6, "back at 6"]);
  match.close();
});

test("whoever comes back while the table is still being laid sees where the match is now", async () => {
  const arrive = slowTexts();
  const match = new TableMatch("m");
  Line.last.tell(of(standing(3), "g2"));
  Line.last.tell(of(standing(9), "g2"));
  arrive();
  await shown(match);
  expect([match.ply, match.settled?.prompt.id]).toEqual([9, "at 9"]);
  match.close();
});

test("the commentary has what was played while the line was down, and what was refused takes nothing out of it", async () => {
  slowTexts()();
  const match = new TableMatch("m");
  Line.last.tell(standing(0));
  await shown(match);
  // Two events are being shown when the server refuses something, and says where the match stands.
  Line.last.tell(happened(1));
  Line.last.tell(happened(2));
  Line.last.tell(standing(2));
  await shown(match);
  expect(words(match)).toEqual(["of 2", "of 1"]);
  // The connection was lost for two plies.
  stories.mockReturnValue({ frames: [1, 2, 3, 4].map((ply) => ({ ply, events: [event(`of ${ply}`)] })) });
  Line.last.tell(standing(4));
  await shown(match);
  expect(words(match)).toEqual(["of 4", "of 3", "of 2", "of 1"]);
  // One ply was taken back while it was lost again.
  stories.mockReturnValue({ frames: [1, 2, 3].map((ply) => ({ ply, events: [event(`of ${ply}`)] })) });
  Line.last.tell(standing(3));
  await shown(match);
  expect(words(match)).toEqual(["of 3", "of 2", "of 1"]);
  match.close();
});

test("of several at one screen whoever comes next is called by name, once; elsewhere nobody is", async () => {
  slowTexts()();
  const called = async (people: number[]): Promise<string[]> => {
    said.length = 0;
    const match = new TableMatch("m");
    Line.last.tell({ ...standing(0), people, seats: people });
    await shown(match);
    for (const [ply, on_turn] of [[1, 1], [2, 1], [3, 0]]) Line.last.tell({ ...happened(ply!), on_turn });
    await shown(match);
    match.close();
    return said.flatMap((words) => /(\w+), your turn/.exec(words)?.[1] ?? []);
  };
  expect(await called([0, 1])).toEqual(["Ben", "Ann"]);
  expect(await called([0])).toEqual([]);
});

const CHANCE = { ...view("roll"), turn: -1 };
const asked = (): string[] => Line.last.sent.map(({ type, ply }) => `${type} ${ply}`);
/** The answer to the move that was sent last. */
const answered = (told: Told): Told => ({ ...told, move: (Line.last.sent.at(-1) as { move?: string }).move }) as Told;

test("a die is rolled once: not again while it is on its way, nor while it is being shown", async () => {
  slowTexts()();
  const match = new TableMatch("m");
  Line.last.tell({ ...standing(4), view: CHANCE });
  await shown(match);
  expect([match.phase, match.throwing]).toEqual(["ready", true]);
  match.throwDie();
  expect([match.phase, match.throwing, match.roller]).toEqual(["sent", false, true]);
  match.throwDie();
  Line.last.tell(answered(happened(5)));
  // The die rolls on the screen: the visible part still stands where it stood.
  expect([match.phase, match.throwing, match.settled?.turn]).toEqual(["showing", false, -1]);
  match.throwDie();
  match.play(0);
  match.rest();
  expect([match.phase, match.mine]).toEqual(["ready", true]);
  expect(asked()).toEqual(["throw 4"]);
  match.close();
});

test("a move is sent once: not again while it is on its way, and not at all over a line that is down", async () => {
  slowTexts()();
  const match = new TableMatch("m");
  Line.last.tell(standing(4));
  await shown(match);
  match.play(1);
  match.play(2);
  expect(asked()).toEqual(["play 4"]);
  Line.last.tell(answered(happened(5)));
  await shown(match);
  Line.last.onclose();
  expect(match.phase).toBe("offline");
  match.play(3);
  expect(asked()).toEqual(["play 4"]);
  match.close();
});

test("what went wrong stands there until the match goes on, and takes nobody's turn away", async () => {
  slowTexts()();
  const match = new TableMatch("m");
  Line.last.tell(standing(4));
  await shown(match);
  match.play(1);
  Line.last.tell({ type: "failed", problem: { code: "action-illegal", en: "No", fr: "Non", move: (Line.last.sent[0] as { move?: string }).move ?? null, ply: 4 } } as Told);
  Line.last.tell(standing(4));
  await shown(match);
  expect([match.problem?.en, match.phase, match.mine]).toEqual(["No", "ready", true]);
  Line.last.tell(happened(5));
  expect(match.problem).toBeNull();
  match.close();
});

test("a die that another screen of mine has rolled first is no error; a move that came too late is one", async () => {
  slowTexts()();
  const match = new TableMatch("m");
  Line.last.tell({ ...standing(4), view: CHANCE });
  await shown(match);
  const refuse = (): void => {
    const { move } = Line.last.sent.at(-1) as { move?: string };
    Line.last.tell({ type: "failed", problem: { code: "ply-stale", en: "gone on", fr: "avancé", move, ply: 5 } });
  };
  match.throwDie();
  refuse();
  expect([match.problem, match.sent]).toEqual([null, false]);
  Line.last.tell(happened(5));
  await shown(match);
  match.play(0);
  refuse();
  expect(match.problem?.en).toBe("gone on");
  match.close();
});

test("after one's move the table's die rolls when the move has been seen, unless it is taken back", async () => {
  slowTexts()();
  const match = new TableMatch("m");
  Line.last.tell(standing(4));
  await shown(match);
  match.play(1);
  expect(Line.last.sent.at(-1)).toMatchObject({ type: "play", hold: true });
  Line.last.tell(answered({ ...happened(5), view: CHANCE, on_turn: null } as unknown as Told));
  match.letRoll();
  expect(asked()).toEqual(["play 4"]);
  match.rest();
  expect(match.holding).toBe(true);
  match.letRoll();
  expect(asked()).toEqual(["play 4", "seen 5"]);
  match.undo();
  expect([asked().at(-1), match.holding]).toEqual(["undo 5", false]);
  match.close();
});

test("a team that is placed pawn by pawn is shown at once, and each is kept where it belongs", async () => {
  const arrive = slowTexts();
  const match = new TableMatch("m");
  const put = (ply: number) => ({ ...(happened(ply) as object), events: [{ kind: "walk", message: "placed", seat: 1, piece: `B${ply}`, path: ["a1", "b2"] }] });
  Line.last.tell(standing(1));
  arrive();
  await shown(match);
  Line.last.tell(put(2));
  for (const ply of [3, 4, 5]) Line.last.tell(put(ply));
  Line.last.tell(happened(6));
  match.rest();
  // The first was under way already; the others go together.
  expect([match.ply, match.events.length]).toEqual([5, 3]);
  match.rest();
  await shown(match);
  expect(match.ply).toBe(6);
  expect(match.log.map(({ ply }) => ply)).toEqual([6, 5, 4, 3, 2]);
  match.close();
});

describe("until the dice are ready", () => {
  const seal = (more: Partial<Seal> = {}): Seal => ({ commitment: "c", hashes: ["a", "b"], texts: null, waiting: [0, 1], voided: [], ...more });
  const sealed = (more: Partial<Seal> = {}) => ({ type: "sealed", seal: seal(more) });
  const READY = { texts: ["x", "y"], waiting: [] };
  const turn = (match: TableMatch): string => turnWords(match, match.settled!, false, true);

  async function arrive(id: string, more: object = {}): Promise<TableMatch> {
    slowTexts()();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const match = new TableMatch(id);
    Line.last.tell({ ...standing(0), view: { ...CHANCE, dice: [] }, seal: seal(), ...more });
    for (let i = 0; i < 6; i++) {
      await vi.advanceTimersByTimeAsync(0);
      match.rest();
    }
    return match;
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  test("no die is rolled, and nothing else shows it where it takes no longer than usual", async () => {
    const match = await arrive("quick");
    const usual = turn(match);
    expect([match.phase, match.roller, match.throwing]).toEqual(["ready", true, false]);
    match.throwDie();
    await vi.advanceTimersByTimeAsync(900);
    Line.last.tell(sealed({ waiting: [1] }));
    expect([turn(match), match.throwing, match.voided]).toEqual([usual, false, null]);
    Line.last.tell(sealed(READY));
    expect([turn(match), match.throwing, match.slowPages]).toEqual([usual, true, []]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect([turn(match), match.slowPages]).toEqual([usual, []]);
    match.throwDie();
    expect(asked().filter((one) => one.startsWith("throw"))).toEqual(["throw 0"]);
    match.close();
  });

  test("it is said whose page is waited for; of those who have not sat down that is said", async () => {
    const match = await arrive("slow", { seated: [0], seal: seal({ hashes: ["a", null], waiting: [1] }) });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(turn(match)).toBe("Waiting for Ben to sit down");
    Line.last.tell({ type: "seated", player: 1, name: "Ben", kit: "", seal: seal() });
    Line.last.tell(sealed({ waiting: [1] }));
    expect(match.slowPages).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(turn(match)).toBe("Waiting for Ben’s page");
    settings.language = "fr";
    expect(turn(match)).toBe("On attend la page de Ben");
    settings.language = "en";
    match.close();
  });

  test("who did not reveal is said aloud and stays to be read, a while longer than the next attempt takes", async () => {
    const match = await arrive("void");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(turn(match)).toBe("Waiting for the pages of Ann and Ben");
    said.length = 0;
    Line.last.tell(sealed({ hashes: [null, null], voided: [[1]] }));
    const words = "Ben’s page did not reveal its text in time, so nothing was rolled. The dice are being prepared again (2nd time).";
    expect([voidWords(match), said, match.slowPages, match.throwing]).toEqual([words, [words], [], false]);
    Line.last.tell(sealed({ hashes: [null, null], voided: [[1], [0, 1]] }));
    expect(voidWords(match)).toBe("The pages of Ann and Ben did not reveal their texts in time, so nothing was rolled. The dice are being prepared again (3rd time).");
    Line.last.tell(sealed({ ...READY, voided: [[1], [0, 1]] }));
    expect([voidWords(match) === "", match.throwing, said.length]).toEqual([false, true, 2]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(voidWords(match)).toBe("");
    match.close();
  });
});
