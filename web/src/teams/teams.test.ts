import { beforeEach, describe, expect, test, vi } from "vitest";

import { readKit } from "../kit/kit";
import type { StickerTold, TeamBook } from "../lib/protocol";
import { decodeTeam, encodeTeam } from "./code";
import { freeName, keepTeams, loadTeams, MOST_TEAMS, readTeams, withSaved } from "./kept";
import { ANYBODY, emptyTeam, fileOf, found, hashOf, isEmpty, listOf, placed, placeFor, sumsOf, swapped, teamInFile, teamInHash, without, type Team } from "./team";

const FRAME = { places: 16, most: 112 };
const TEAM: Team = {
  id: "one",
  name: "Les Étoiles",
  places: [7, 29, 24, 22, 26, 79, 65, 63, 87, 105, 106, 1, 25, 56, 99, 112],
  kit: readKit("stripes-navy-yellow")!,
};
const HALF: Team = { ...TEAM, places: TEAM.places.map((number, at) => (at % 2 ? 0 : number)) };

describe("a code", () => {
  test("is short and brings the team back, with its empty places", () => {
    for (const { places } of [TEAM, HALF, emptyTeam(FRAME, "x")]) {
      const code = encodeTeam(places);
      expect(code).toMatch(/^[\w-]{20}$/);
      expect(decodeTeam(code, 16, 112)).toEqual(places);
    }
  });

  test("with any one letter wrong, or two exchanged, is refused", () => {
    const code = encodeTeam(TEAM.places);
    for (let at = 0; at < code.length; at++) {
      const other = code[at] === "x" ? "y" : "x";
      expect(decodeTeam(code.slice(0, at) + other + code.slice(at + 1), 16, 112)).toBeNull();
      const pair = code.slice(at, at + 2);
      if (at + 1 < code.length && pair[0] !== pair[1]) {
        expect(decodeTeam(code.slice(0, at) + pair[1] + pair[0] + code.slice(at + 2), 16, 112)).toBeNull();
      }
    }
  });

  test("of another length, or with stickers that do not exist, is refused", () => {
    const code = encodeTeam(TEAM.places);
    for (const bad of ["", "A", code.slice(1), `${code}A`, "é".repeat(20)]) expect(decodeTeam(bad, 16, 112)).toBeNull();
    expect(decodeTeam(encodeTeam(TEAM.places.with(3, 113)), 16, 112)).toBeNull();
  });
});

describe("a link", () => {
  test("brings name, kit and stickers", () => {
    const hash = hashOf(TEAM);
    expect(hash.length).toBeLessThan(90);
    expect(teamInHash(`#${hash}`, FRAME, "two")).toEqual({ ...TEAM, id: "two" });
  });

  test("without a team is none, and a damaged one is told", () => {
    expect(teamInHash("", FRAME, "x")).toBeUndefined();
    expect(teamInHash("#key=abc", FRAME, "x")).toBeUndefined();
    expect(teamInHash("#team=nonsense", FRAME, "x")).toBeNull();
    expect(teamInHash(`#team=${encodeTeam(TEAM.places)}&kit=dots&name=%20a%20%20b%20`, FRAME, "x")).toMatchObject({ name: "a b", kit: { pattern: "plain" } });
  });
});

describe("a file", () => {
  test("is read as it was written", () => {
    expect(teamInFile(fileOf("simulator", HALF), "simulator", FRAME, "two")).toEqual({ ...HALF, id: "two" });
  });

  test.each([
    ["", "teams-file-not-json"],
    ['{"format": "debut-team", "ver', "teams-file-not-json"],
    ["[]", "teams-file-other"],
    ["null", "teams-file-other"],
    ['"debut-team"', "teams-file-other"],
    ['{"format": "debut-team", "version": 2}', "teams-file-other"],
    [fileOf("handball", TEAM), "teams-file-game"],
    [fileOf("simulator", { ...TEAM, places: [113] }), "teams-file-stickers"],
    [fileOf("simulator", { ...TEAM, places: [1.5] }), "teams-file-stickers"],
    [fileOf("simulator", { ...TEAM, places: Array<number>(17).fill(1) }), "teams-file-stickers"],
    ['{"format": "debut-team", "version": 1, "game": "simulator", "stickers": ["7"]}', "teams-file-stickers"],
  ])("that is none is told: %j", (text, wrong) => {
    expect(teamInFile(text, "simulator", FRAME, "x")).toBe(wrong);
  });
});

describe("places", () => {
  const one = (number: number, keeper = false): StickerTold => ({ number, name: "", style: "", value: 1, keeper, skills: [], duels: [] });
  const free = emptyTeam(FRAME, "x").places;

  test("are filled where somebody suits", () => {
    expect(placeFor(free, one(30), 11, null)).toBe(1);
    expect(placeFor(free, one(7, true), 11, null)).toBe(0);
    expect(placeFor(placed(free, 7, 0), one(8, true), 11, null)).toBe(11);
    expect(placeFor(free, one(30), 11, 9)).toBe(9);
    expect(placeFor(TEAM.places, one(30), 11, null)).toBeNull();
    expect(placeFor(without(TEAM.places, 0), one(30), 11, null)).toBe(0);
  });

  test("have everybody once, and are exchanged", () => {
    const moved = placed(TEAM.places, 112, 1);
    expect(moved[1]).toBe(112);
    expect(moved[15]).toBe(29);
    expect(new Set(moved).size).toBe(16);
    expect(swapped(moved, 1, 15)).toEqual(TEAM.places);
  });

  test("are told to the server in their order", () => {
    expect(listOf([7, 0, 24])).toBe("7,,24");
  });
});

const BOOK: TeamBook = {
  stickers: [
    { number: 1, name: "Otakar Kamenný", style: "", value: 1, keeper: true, skills: [0, 1], duels: [1, 4] },
    { number: 2, name: "Håkon Ulvemoen", style: "", value: 3, keeper: false, skills: [3, 0], duels: [2, 2] },
    { number: 3, name: "Vân Hà Trịnh", style: "", value: 2, keeper: false, skills: [1, 1], duels: [5, 3] },
  ],
  skills: ["yellow", "blackx"],
  duels: ["dribble", "marking"],
  ready: [],
  classes: [{ id: "weak", most: 3 }, { id: "strong", most: 5 }],
  starting: 2,
  bench: 1,
};

test("stickers are found by name without marks, number, skill, value and kind", () => {
  const numbers = (wanted: Partial<typeof ANYBODY>) => found(BOOK, { ...ANYBODY, ...wanted }).map((one) => one.number);
  expect(numbers({})).toEqual([1, 2, 3]);
  expect(numbers({ text: "kamenny" })).toEqual([1]);
  expect(numbers({ text: " ULVE  hak " })).toEqual([2]);
  expect(numbers({ text: "3" })).toEqual([3]);
  expect(numbers({ text: "trinh" })).toEqual([3]);
  expect(numbers({ skill: "yellow" })).toEqual([2, 3]);
  expect(numbers({ value: 2 })).toEqual([3]);
  expect(numbers({ who: "keepers" })).toEqual([1]);
  expect(numbers({ who: "field", skill: "blackx" })).toEqual([3]);
  expect(numbers({ text: "zzz" })).toEqual([]);
});

test("sums are of all, and means of those who start", () => {
  expect(sumsOf(BOOK, [1, 0, 2])).toEqual({ value: 4, class: "strong", keepers: 1, skills: [3, 1], duels: [1, 4] });
  expect(sumsOf(BOOK, [1, 2, 3])).toMatchObject({ value: 6, class: null, duels: [1.5, 3] });
  expect(sumsOf(BOOK, [0, 0, 0])).toMatchObject({ value: 0, duels: [0, 0] });
});

describe("what a browser keeps", () => {
  const memory = new Map<string, string>();
  beforeEach(() => {
    memory.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, text: string) => void memory.set(key, text) });
    return () => vi.unstubAllGlobals();
  });

  test("is there again", () => {
    keepTeams("simulator", { draft: HALF, saved: [TEAM] });
    expect(loadTeams("simulator", FRAME)).toEqual({ draft: HALF, saved: [TEAM] });
    expect(isEmpty(loadTeams("other", FRAME).draft)).toBe(true);
  });

  test("that makes no sense is left out, and the rest stays", () => {
    const good = { id: "a", name: "A", places: [7], kit: "plain-red-white" };
    const bad = [null, 7, { id: "b" }, { id: "c", places: [113] }, { id: 4, places: [] }, { id: "d", places: "7" }];
    const { draft, saved } = readTeams({ draft: { places: {} }, saved: [...bad, good] }, FRAME);
    expect(isEmpty(draft)).toBe(true);
    expect(saved.map((one) => one.id)).toEqual(["a"]);
    expect(saved[0]!.places).toHaveLength(16);
    expect(readTeams("nonsense", FRAME).saved).toEqual([]);
  });

  test("is saved in place of its older self, each with a name of its own", () => {
    const all = withSaved([TEAM], { ...TEAM, name: "New" });
    expect(all.map((one) => one.name)).toEqual(["New"]);
    expect(withSaved(all, { ...TEAM, id: "two" })).toHaveLength(2);
    expect(freeName(all, "New", "two")).toBe("New 2");
    expect(freeName(all, "New", TEAM.id)).toBe("New");
    const many = Array.from({ length: MOST_TEAMS }, (_, at) => ({ ...TEAM, id: `t${at}` }));
    expect(withSaved(many, { ...TEAM, id: "last" })).toHaveLength(MOST_TEAMS);
  });
});
