// Where several pages are in one file, the bundler makes a file for each page that only re-exports it.
// This plugin removes those files: importers import the file that has the page, which saves a request.

import type { Plugin, Rollup } from "vite";

const FACADE = /^export\{([^{}]+)\}from[`"']\.\/([^`"']+)[`"'];?\s*$/;

/** Code that picks the facade's exports from those of the file that it re-exports. */
const picked = (names: string): string =>
  names.split(",").map((one) => one.split(" as ")).map(([from, as = from]) => `${as}:e.${from}`).join(",");

/** Whether a file only re-exports another one. */
export const isFacade = (one: Rollup.OutputChunk): boolean => FACADE.test(one.code);

/** The file that a facade re-exports, and what follows its import; null where the code is no facade. */
export function direct(code: string): { file: string; of: string } | null {
  const [, names, file] = FACADE.exec(code) ?? [];
  return names && file ? { file, of: `.then(e=>({${picked(names)}}))` } : null;
}

/** Runs last, after the bundler has named all files. */
export const facades = (): Plugin => ({
  name: "debut-facades",
  apply: (config, { command }) => command === "build" && !config.build?.ssr,
  enforce: "post",
  generateBundle: {
    order: "post",
    handler: (_, bundle) => {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      for (const facade of chunks) {
        const found = direct(facade.code);
        if (!found) continue;
        const folder = facade.fileName.replace(/[^/]+$/, "");
        const name = facade.fileName.slice(folder.length);
        const imported = new RegExp(`import\\(([\`"'])([./\\w-]*/)${name.replaceAll(".", "\\.")}\\1\\)`, "g");
        for (const one of chunks) {
          one.code = one.code
            .replace(imported, (_, quote: string, path: string) => `import(${quote}${path}${found.file}${quote})${found.of}`)
            .replaceAll(facade.fileName, folder + found.file);
        }
        delete bundle[facade.fileName];
      }
    },
  },
});
