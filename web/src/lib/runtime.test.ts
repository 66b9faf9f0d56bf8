import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { direct } from "../../build/facades";
import { lean, leanComponent, PARTS, partOf } from "../../build/runtime";

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

test("components lose what only hydration reads", () => {
  const made = "var a = $.only_child(p, true);\nvar b = $.sibling(a, 1, true);\nvar c = $.sibling($.child(p), 2);\n\t$.reset(p);\n$.if(a, (b) => true);";
  expect(leanComponent(made)).toBe("var a = $.child(p);\nvar b = $.sibling(a);\nvar c = $.sibling($.child(p), 2);\n$.if(a, (b) => true);");
});

test("a file that only re-exports is found, and no other", () => {
  expect(direct("export{i as default,n as m}from`./after-x_1.js`;\n")).toEqual({ file: "after-x_1.js", of: ".then(e=>({default:e.i,m:e.n}))" });
  expect(direct("let a=1;export{a}from`./after.js`")).toBeNull();
  expect(direct("export{a};")).toBeNull();
});
