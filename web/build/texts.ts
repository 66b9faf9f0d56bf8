// Texts travel without what is only for those who write them: comments and empty lines.

import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const TEXT = /\.ftl\?raw$/;

/** Comments, empty lines and most spaces: Fluent needs one space where a line goes on. */
export const lean = (source: string): string =>
  source
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.replace(/^([\w-]+) = /, "$1=").replace(/^ +/, " ").replace(/\{ \$/g, "{$$").replace(/(\$\w+) \}/g, "$1}"))
    .join("\n");

export const texts = (): Plugin => ({
  name: "texts",
  enforce: "pre",
  load(id) {
    if (!TEXT.test(id)) return null;
    return `export default ${JSON.stringify(lean(readFileSync(id.replace(/\?raw$/, ""), "utf8")))}`;
  },
});
