import { beforeEach, expect, test, vi } from "vitest";

import { settings } from "./settings.svelte";
import { canSay, eventValues, loadTexts, say, sayEvent, slug, useGame } from "./text";

const GAME = {
  en: "game-name = Duel\nevent-goal = Goal for { $side }!\nhome-play = Kick",
  fr: "game-name = Duel (fr)\nevent-goal = But de { $side } !",
};

beforeEach(() => {
  settings.language = "en";
  vi.stubGlobal("fetch", (path: string) => {
    const lang = path.endsWith("/fr") ? "fr" : "en";
    return Promise.resolve(new Response(GAME[lang]));
  });
});

test("a face ends its message id as in Python", () => {
  expect(["F2?", "L2X", "own-goal", "A"].map(slug)).toEqual(["f2-ask", "l2-lost", "own-goal", "a"]);
});

test("an event tells its side, die, face and cells", () => {
  expect(
    eventValues({ kind: "flight", message: "flight", seat: 1, path: ["a1", "a2"], told: ["e11", "e10"] }),
  ).toEqual({ side: "B", die: "none", face: "none", from: "e11", to: "e10", touches: 0 });
  expect(eventValues({ kind: "throw", message: "throw", seat: 0, die: "pass", face: "D2?" })).toEqual(
    { side: "A", die: "pass", face: "d2-ask", from: "", to: "", touches: 0 },
  );
  expect(eventValues({ kind: "whistle", message: "full-time" }).side).toBe("none");
});

test("the web's texts follow the language", () => {
  expect(say("home-rules")).toBe("Rules");
  settings.language = "fr";
  expect(say("home-rules")).toBe("Règles");
});

test("a game's texts are its own, in the language of the settings", async () => {
  expect(say("game-name", {}, "duel")).toBe("");
  await loadTexts("duel");
  expect(say("game-name", {}, "duel")).toBe("Duel");
  expect(say("home-play", {}, "duel")).toBe("Kick");
  expect(say("home-play")).toBe("Play");
  settings.language = "fr";
  await loadTexts("duel");
  expect(say("game-name", {}, "duel")).toBe("Duel (fr)");
});

test("the game in use is found without naming it", async () => {
  await useGame("duel");
  expect(say("event-goal", { side: "A" })).toBe("Goal for A!");
  expect(canSay("event-goal")).toBe(true);
  expect(canSay("event-nothing")).toBe(false);
  expect(sayEvent({ kind: "goal", message: "goal", seat: 1 })).toBe("Goal for B!");
  expect(sayEvent({ kind: "phase", message: "nothing" })).toBe("");
});
