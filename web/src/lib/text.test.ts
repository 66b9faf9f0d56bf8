import { beforeEach, expect, test, vi } from "vitest";

import { settings } from "./settings.svelte";
import { countEvents } from "./variants";
import { canSay, eventValues, loadTexts, say, sayEvent, slug, useGame, useMatch } from "./text";

const GAME = {
  en: "game-name = Duel\nevent-goal = Goal for { $you ->\n    [yes] you\n   *[no] { $name }\n}!\nface-lot-a = { $NameA }\nhome-play = Kick\nevent-saved = Saved.\n    .v2 = { $Name } keeps it out.\n    .v3 = No way past!",
  fr: "game-name = Duel (fr)\nevent-goal = But pour { $name } !\nface-lot-a = { $NameA }",
};

/** The values of an event in which nobody plays a ball on. */
const STILL = { touches: 0, number: "", by: "", bends: 0, bend: "" };

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
  ).toEqual({ side: "B", die: "none", face: "none", from: "e11", to: "e10", ...STILL });
  expect(eventValues({ kind: "throw", message: "throw", seat: 0, die: "pass", face: "D2?" })).toEqual(
    { side: "A", die: "pass", face: "d2-ask", from: "", to: "", ...STILL },
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
  expect(say("event-goal", { side: "A" })).toBe("Goal for Team A!");
  expect(canSay("event-goal")).toBe(true);
  expect(canSay("event-nothing")).toBe(false);
  expect(sayEvent({ kind: "goal", message: "goal", seat: 1 })).toBe("Goal for Team B!");
  expect(sayEvent({ kind: "phase", message: "nothing" })).toBe("");
});

test("what happens again is told in another variant", async () => {
  await useGame("duel");
  const saves = [0, 1, 2, 3, 4].map(() => ({ kind: "save", message: "saved", seat: 0 }));
  countEvents([saves]);
  const lines = saves.map((event) => sayEvent(event));
  expect(lines).toEqual(["Saved.", "Team A keeps it out.", "No way past!", "Team A keeps it out.", "No way past!"]);
});

test("a kick tells who plays the ball on, and where it bends", () => {
  const kick = { kind: "flight", message: "kick", seat: 0, path: ["b2", "d2", "e3"], touches: ["d2"], piece: "ball", by: ["A3", "A10"], bends: ["c2"] };
  expect(eventValues(kick)).toMatchObject({ number: "3", by: "3 – 10", touches: 1, bends: 1, bend: "c2" });
});

test("teams are called by who plays them, and by you where it is yours alone", async () => {
  await useGame("duel");
  useMatch(() => ["Ann", null], [1]);
  expect(say("event-goal", { side: "A" })).toBe("Goal for Ann!");
  expect(say("event-goal", { side: "B" })).toBe("Goal for you!");
  expect(say("face-lot-a")).toBe("Ann");
  useMatch(() => ["Ann", null], [0, 1]);
  expect(say("event-goal", { side: "B" })).toBe("Goal for Team B!");
  useMatch();
  expect(say("event-goal", { side: "A" })).toBe("Goal for Team A!");
  settings.language = "fr";
  await useGame("duel");
  expect(say("event-goal", { side: "A" })).toBe("But pour l’équipe A !");
  expect(say("face-lot-a")).toBe("L’équipe A");
});

test("a name may be a text itself", async () => {
  await useGame("duel");
  useMatch(() => [say("level-1"), say("level-2")]);
  expect(say("event-goal", { side: "B" })).toBe("Goal for Sunday player!");
  useMatch();
});
