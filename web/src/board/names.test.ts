import { beforeEach, expect, test, vi } from "vitest";

import { settings } from "../lib/settings.svelte";
import { useGame } from "../lib/text";
import { cellName } from "./names";
import type { Board, View } from "./types";

const BOARD = { cells: [{ id: "e6" }] } as unknown as Board;
const VIEW = { swapped: false } as View;
const TEXTS: Record<string, string> = {
  "hexes/text/en": "name-cell = cell { $cell }",
  "hexes/text/fr": "name-cell = cellule { $cell }",
};

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    const asked = Object.keys(TEXTS).find((name) => path.includes(name));
    return Promise.resolve(new Response(asked ? TEXTS[asked] : "game-name = Squares"));
  });
});

test("a cell is called a square, but where the game calls it a cell", async () => {
  for (const [language, square, cell] of [["en", "square e6", "cell e6"], ["fr", "case e6", "cellule e6"]] as const) {
    settings.language = language;
    await useGame("squares");
    expect(cellName(BOARD, VIEW, "e6")).toBe(square);
    await useGame("hexes");
    expect(cellName(BOARD, VIEW, "e6")).toBe(cell);
  }
});
