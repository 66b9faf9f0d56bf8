// Writes `licences.txt`: the licences of all packages that have code or fonts in the built files.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

const PACKAGE = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/?]+))(?=[\\/])/;
const LICENCE = /^licen[cs]e(\.\w+)?$/i;
/** Where the plain text of a licence is, for packages that name one and do not bring its text. */
const PLAIN: Record<string, string> = { "Apache-2.0": "typescript/LICENSE.txt" };

/** The folder of the package that a file belongs to; none for a file of ours. */
export const packageOf = (file: string): string | undefined => PACKAGE.exec(file)?.[1];

interface Described {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
  author?: string | { name: string };
}

/** The name, version and licence of a package, with the licence's text. */
export function notice(folder: string, modules: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Described;
  const own = readdirSync(folder).find((name) => LICENCE.test(name));
  const plain = PLAIN[about.license ?? ""];
  const text = own ? join(folder, own) : plain && join(modules, plain);
  if (!text || !existsSync(text)) throw new Error(`${about.name} brings no licence, and the text of its own is not known`);
  const author = typeof about.author === "object" ? about.author.name : about.author;
  const head = [`${about.name} ${about.version}`, about.license, author, about.homepage].filter(Boolean).join("\n");
  return `${head}\n\n${readFileSync(text, "utf-8").trim()}\n`;
}

/** The notices of the packages that these files belong to, by name. */
export function notices(files: Iterable<string>, modules: string): string {
  const folders = new Set([...files].map(packageOf).filter((folder) => folder !== undefined));
  const found = [...folders].map((folder) => notice(folder, modules)).sort();
  const rule = `\n${"-".repeat(72)}\n\n`;
  return [`Début's pages contain parts of these packages, under their own licences.\n`, ...found].join(rule);
}

export function licences(): Plugin {
  let root = "";
  return {
    name: "debut-licences",
    apply: (config, { command, mode }) => command === "build" && mode !== "try" && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((one) =>
        one.type === "chunk" ? one.moduleIds : one.originalFileNames.map((name) => resolve(root, name)),
      );
      this.emitFile({ type: "asset", fileName: "licences.txt", source: notices(files, join(root, "node_modules")) });
    },
  };
}
