import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { lean, PARTS, partOf } from "../../build/runtime";

test("every part of Svelte that the build makes smaller is as the build expects it", () => {
  for (const part of PARTS) {
    const path = `node_modules/${part}`;
    const code = readFileSync(path, "utf8");
    expect(partOf(path), part).toBe(part);
    expect(lean(part, code), part).not.toBeNull();
  }
});

test("a part of another version is left whole", () => {
  expect(lean(PARTS[0]!, "export const something_else = true;")).toBeNull();
  expect(partOf("node_modules/svelte/src/index.js")).toBeUndefined();
});
