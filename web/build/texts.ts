// Texts travel without what is only for those who write them: comments and empty lines.

import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const TEXT = /\.ftl\?raw$/;

export const texts = (): Plugin => ({
  name: "texts",
  enforce: "pre",
  load(id) {
    if (!TEXT.test(id)) return null;
    const lines = readFileSync(id.replace(/\?raw$/, ""), "utf8").split("\n");
    return `export default ${JSON.stringify(lines.filter((line) => line && !line.startsWith("#")).join("\n"))}`;
  },
});
