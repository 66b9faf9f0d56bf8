// Texts travel without what is only for those who write them: comments and empty lines. The names of
// messages, the same in every language and in the same order, travel once.

import { readFileSync } from "node:fs";
import { dirname } from "node:path";

import type { Plugin } from "vite";

const TEXT = /\.ftl\?raw$/;
const NAMES = "/names.ftl?names";
/** Whose names stand for those of all languages: src/text/text.test.ts shows that they are the same. */
const MODEL = "en.ftl";
const MESSAGE = /^([\w-]+)=/;

/** Comments, empty lines and most spaces: Fluent needs one space where a line goes on. */
export const lean = (source: string): string =>
  source
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.replace(/^([\w-]+) = ?/, "$1=").replace(/^(?: +|(?=\}))/, " ").replace(/\{ \$/g, "{$$").replace(/(\$\w+) \}/g, "$1}"))
    .join("\n");

/** The messages of a lean source, one after the other; a line that begins with a space goes on. */
const messages = (source: string): string[] => source.split(/\n(?! )/);

export const namesOf = (source: string): string[] => messages(source).map((one) => MESSAGE.exec(one)![1]!);

/** What the messages say, without their names. */
export const saidIn = (source: string): string => messages(source).map((one) => one.replace(MESSAGE, "")).join("\n");

/** Code of a function that puts names and what is said together again. */
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
