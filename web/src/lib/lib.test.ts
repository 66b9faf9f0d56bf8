import { beforeEach, expect, test, vi } from "vitest";

import { ApiError, fetchReplay, openMatch } from "./api";
import { goalsOf } from "./commentary";
import { addKeys, forgetMatch, keysInHash, keysOf, myMatches, noteMatch } from "./matches.svelte";
import { botOf, noted, notedNames, sideNames } from "./people";
import type { Frame, GameInfo } from "./protocol";
import { routeOf } from "./router.svelte";
import { isClause } from "./rulepage";
import { readSettings } from "./settings.svelte";
import { firstWishes, levelsFor, modesOf, unfitFor, valueOf, wishOf, wrongOptions } from "./wishes";

const game: GameInfo = {
  id: "duel",
  board: { game: "duel", width: 1, height: 1, cells: [], lines: [], dice: [], ground: [] },
  options: [
    { name: "throws", default: null, choices: [], low: 1, high: 200, text: 0, first: null, team: false },
    { name: "clock", default: "throws", choices: ["throws", "real"], low: 0, high: 0, text: 0, first: null, team: false },
    { name: "var", default: false, choices: [], low: 0, high: 0, text: 0, first: null, team: false },
  ],
  levels: [1, 2, 3, 4, 5],
  lessons: 0,
  still: { pieces: [], dice: [], board: "", swapped: false },
  boards: {},
  partners: false,
  ready: true,
  progress: 1,
  unfit: {},
  pace: { option: "throws", offers: [10, 50], rules: [{ seconds: 20, units: 50, option: "throws", when: {} }] },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("routes", () => {
  expect(routeOf("/")).toEqual({ name: "home" });
  expect(routeOf("/new/supergoal")).toEqual({ name: "new", game: "supergoal" });
  expect(routeOf("/match/x%20y")).toEqual({ name: "match", id: "x y" });
  expect(routeOf("/rules/supergoal/")).toEqual({ name: "rules", game: "supergoal" });
  expect(routeOf("/learn/streetsoccer")).toEqual({ name: "learn", game: "streetsoccer" });
  expect(routeOf("/replay")).toEqual({ name: "replay", match: null });
  expect(routeOf("/replay/m")).toEqual({ name: "replay", match: "m" });
  expect(routeOf("/replay/x%20y/analysis")).toEqual({ name: "analysis", match: "x y" });
  expect(routeOf("/skill")).toEqual({ name: "skill" });
  expect(routeOf("/settings")).toEqual({ name: "settings" });
  for (const path of ["/new", "/learn", "/match/", "/elsewhere", "/match/a/b", "/match/%ff", "/replay/m/other", "/match/m/analysis"]) {
    expect(routeOf(path)).toEqual({ name: "missing" });
  }
});

test("only clauses are clauses", () => {
  expect(["SG-3.2", "SG-3", "H-3.2.7.1", "content", "part-1", ""].map(isClause)).toEqual([true, true, true, false, false, false]);
});

test("kept settings are taken as far as they make sense", () => {
  const read = readSettings({ language: "fr", speed: "warp", odds: false, sound: 1 });
  expect(read).toMatchObject({ language: "fr", speed: "normal", odds: false, sound: false });
  expect(readSettings("nonsense")).toMatchObject({ theme: "system" });
});

test("an option is sent only when it differs from the game's own", () => {
  const [throws, clock, flag] = game.options;
  expect(valueOf(throws!, "")).toBeUndefined();
  expect(valueOf(throws!, " 33 ")).toBe(33);
  for (const wrong of ["0", "201", "3.5", "-1", "x", "99999999999"]) {
    expect(valueOf(throws!, wrong)).toBeNull();
  }
  expect(valueOf(clock!, "throws")).toBeUndefined();
  expect(valueOf(clock!, "real")).toBe("real");
  expect(valueOf(flag!, true)).toBe(true);
  expect(valueOf(flag!, false)).toBeUndefined();
});

test("a text is sent as one line, and not too long", () => {
  const team = { name: "team", default: "", choices: [], low: 0, high: 0, text: 8, first: null, team: false };
  expect(valueOf(team, " ")).toBeUndefined();
  expect(valueOf(team, " a\n b ")).toBe("a b");
  expect(valueOf(team, "𝒶𝒷𝒸𝒹𝑒𝒻𝑔𝒽")).toHaveLength(16);
  expect(valueOf(team, "123456789")).toBeNull();
  const wishes = firstWishes({ ...game, options: [team] }, null);
  wishes.options.team = "x".repeat(9);
  expect(wrongOptions({ ...game, options: [team] }, wishes)).toEqual(["team"]);
});

test("a first match takes what is easiest, later ones what was chosen last", () => {
  const setup = { name: "setup", default: "turns", choices: ["turns", "quick"], low: 0, high: 0, text: 0, first: "quick", team: false };
  const of = (last: Parameters<typeof firstWishes>[1]) => firstWishes({ ...game, options: [setup] }, last).options.setup;
  expect(of(null)).toBe("quick");
  expect(of({ options: { setup: "turns" } })).toBe("turns");
  expect(of({ options: { setup: "quick" } })).toBe("quick");
  expect(of({ options: {} })).toBe("turns");
});

test("a wish for a match against the computer", () => {
  const wishes = firstWishes(game, null);
  expect(wishes).toMatchObject({ mode: "computer", level: 2, side: "a", dice: "checked" });
  Object.assign(wishes, { you: " Ann ", side: "b", level: 4 });
  wishes.options.throws = "20";
  expect(wishOf(game, wishes)).toEqual({
    game: "duel",
    seats: [{ side: 0, level: 4 }, { side: 1, name: "Ann" }],
    options: { throws: 20 },
    dice: "checked",
  });
  expect(wishOf(game, { ...wishes, mode: "two", names: ["A", "B"] }).seats).toEqual([{ side: 0, name: "A" }, { side: 1, name: "B" }]);
  expect([modesOf(game), modesOf({ ...game, levels: [], partners: true })]).toEqual([["computer", "two", "friend"], ["two", "friend", "four"]]);
  wishes.side = "lot";
  expect(wishOf(game, wishes, 0.1).seats[0]).toEqual({ side: 0, name: "Ann" });
  expect(wishOf(game, wishes, 0.9).seats[1]).toEqual({ side: 1, name: "Ann" });
  wishes.options.throws = "0";
  expect(wrongOptions(game, wishes)).toEqual(["throws"]);
});

test("old wishes are taken as far as the game still offers them", () => {
  const old = { mode: "chess", level: 9, options: { clock: "sand", var: true } } as never;
  expect(firstWishes(game, old)).toMatchObject({
    mode: "computer",
    level: 2,
    options: { throws: "", clock: "throws", var: true },
  });
});

test("who never errs is offered where the options let him play", () => {
  const solved = { ...game, levels: [1, 2, 6], unfit: { clock: ["real"] } };
  const wishes = firstWishes(solved, { level: 6 });
  expect([wishes.level, levelsFor(solved, wishes.options)]).toEqual([6, [1, 2, 6]]);
  wishes.options.clock = "real";
  expect(levelsFor(solved, wishes.options)).toEqual([1, 2]);
  expect([2, 6].map((level) => unfitFor(solved, wishes.options, level))).toEqual([null, { option: "clock", value: "real" }]);
  expect(firstWishes(solved, wishes).level).toBe(2);
  expect(notedNames({ names: ["Ann", "perfect"], bots: [null, botOf(6)] })).toEqual({ a: "Ann", b: "Perfect" });
});

test("matches are noted, the last one first, and keys are kept", () => {
  addKeys("m", ["one", null]);
  noteMatch("n", { game: "duel" });
  noteMatch("m", { score: [1, 0] });
  addKeys("m", ["one", "two"]);
  expect(myMatches().map((mine) => mine.id)).toEqual(["m", "n"]);
  expect(keysOf("m")).toEqual(["one", "two"]);
  expect(myMatches()[0]!.score).toEqual([1, 0]);
  forgetMatch("m");
  expect(keysOf("m")).toEqual([]);
});

test("sides are called by whoever plays them", () => {
  const players = [{ name: "Ann", side: 0 }, { name: "Bob", side: 1 }, { name: "Cid", side: 0 }, { name: "level3", side: 1, bot: "level3" }];
  expect(sideNames(players.slice(0, 2))).toEqual(["Ann", "Bob"]);
  expect(sideNames(players)[0]).toBe("Ann + Cid");
  expect(noted(players.slice(2))).toEqual({ names: ["Cid", "level3"], bots: [null, "level3"] });
});

test("a shared link carries keys", () => {
  expect(keysInHash("#key=a&key=b%2Bc")).toEqual(["a", "b+c"]);
  expect(keysInHash("key=x")).toEqual(["x"]);
  expect(keysInHash("content")).toEqual([]);
});

test("goals are found where the score grows", () => {
  const frames = [[0, 0], [0, 0], [0, 1], [1, 1]].map((score) => ({ view: { score } }) as unknown as Frame);
  expect(goalsOf(frames)).toEqual([{ at: 2, seat: 1 }, { at: 3, seat: 0 }]);
});

test("a refusal of the server comes as its problem", async () => {
  const problem = { code: "option-bad-value", en: "No.", fr: "Non.", move: null, ply: null };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(problem, { status: 400 })));
  const error: unknown = await openMatch({ game: "duel", seats: [{ side: 0 }, { side: 1 }] }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).problem).toEqual(problem);
});

test("no server and no sense are problems too", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("down")));
  await expect(fetchReplay("m")).rejects.toMatchObject({ problem: { code: "unreachable" } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 200 })));
  await expect(fetchReplay("m")).rejects.toMatchObject({ problem: { code: "unexpected" } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 502 })));
  await expect(fetchReplay("m")).rejects.toMatchObject({ problem: { code: "unreachable" } });
});
