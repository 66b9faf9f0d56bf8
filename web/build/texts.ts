// Removes comments and empty lines from the texts before they are sent. The names of messages,
// which are the same in every language and in the same order, are sent once.

import { readFileSync } from "node:fs";
import { dirname } from "node:path";

import type { Plugin } from "vite";

const TEXT = /\.ftl\?raw$/;
const NAMES = "/names.ftl?names";
/** The file whose names serve for all languages: src/text/text.test.ts proves that they are the same. */
const MODEL = "en.ftl";
const MESSAGE = /^([\w-]+)=/;

/** Removes comments, empty lines and most spaces: Fluent needs one space where a line continues. */
export const lean = (source: string): string =>
  source
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.replace(/^([\w-]+) = ?/, "$1=").replace(/^(?: +|(?=\}))/, " ").replace(/\{ \$/g, "{$$").replace(/(\$\w+) \}/g, "$1}"))
    .join("\n");

/** The messages of a lean source, in order; a line that begins with a space continues a message. */
const messages = (source: string): string[] => source.split(/\n(?! )/);

export const namesOf = (source: string): string[] => messages(source).map((one) => MESSAGE.exec(one)![1]!);

/** The texts of the messages, without their names. */
export const saidIn = (source: string): string => messages(source).map((one) => one.replace(MESSAGE, "")).join("\n");

/** Code of a function that joins names and texts again. */
export const joining = (names: string[]): string =>
  `const names=${JSON.stringify(names.join(" "))}.split(" ");` +
  'export default (said)=>said.split(/\\n(?! )/).map((one,i)=>names[i]+"="+one).join("\\n")';

const read = (path: string): string => lean(readFileSync(path, "utf8"));

export const texts = (): Plugin => ({
  name: "texts",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(NAMES) ? id : null),
  load(id) {
    if (id.endsWith(NAMES)) return joining(namesOf(read(`${dirname(id)}/${MODEL}`)));
    if (!TEXT.test(id)) return null;
    const path = id.replace(/\?raw$/, "");
    const source = read(path);
    const folder = dirname(path);
    if (namesOf(source).join() !== namesOf(read(`${folder}/${MODEL}`)).join()) this.error(`${path} and ${MODEL} differ in their messages`);
    return `import join from ${JSON.stringify(folder + NAMES)};export default join(${JSON.stringify(saidIn(source))})`;
  },
});
