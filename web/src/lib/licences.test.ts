import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { notices, packageOf } from "../../build/licences";

let root = "";

/** A package in a folder of this test; without a text of its licence where there is none. */
function install(name: string, license: string, text?: string): string {
  const folder = join(root, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", license, author: { name: "Ada" } }));
  if (text) writeFileSync(join(folder, "license.md"), text);
  return join(folder, "index.js");
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "licences-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a file belongs to the innermost package; our own belong to none", () => {
  expect(packageOf("/w/node_modules/a/node_modules/@b/c/x/y.js")).toBe("/w/node_modules/a/node_modules/@b/c");
  expect(packageOf("/w/src/App.svelte")).toBeUndefined();
});

test("each package is named once, with its version, its author and its licence", () => {
  const files = [install("zed", "MIT", "Zed may be used."), install("@a/b", "OFL-1.1", "A font."), join(root, "src/a.ts")];
  const made = notices([...files, ...files], join(root, "node_modules"));
  expect(made.match(/ 1\.2\.3$/gm)).toHaveLength(2);
  expect(made.indexOf("@a/b 1.2.3\nOFL-1.1\nAda\n\nA font.")).toBeLessThan(made.indexOf("zed 1.2.3\nMIT\nAda\n\nZed may be used."));
});

test("a package that only names its licence gets the plain text, and one without any is an error", () => {
  const named = install("named", "Apache-2.0");
  const modules = join(root, "node_modules");
  expect(() => notices([named], modules)).toThrow("named brings no licence");
  mkdirSync(join(modules, "typescript"));
  writeFileSync(join(modules, "typescript", "LICENSE.txt"), "Apache License, version 2.0");
  expect(notices([named], modules)).toContain("Apache License, version 2.0");
  expect(() => notices([install("bare", "MIT")], modules)).toThrow("bare brings no licence");
});
