// Makes `first.json`: the content that the server puts into a page so that it is visible before its code loads.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { build, type Plugin, type Rollup } from "vite";

import type { prerender } from "../src/prerender";
import { components } from "./components";
import { isFacade } from "./facades";

const GAMES = "../src/debut/games";
const KERNEL = "../src/debut/kernel/text";
const PAGE = /\/src\/(?:pages|table)\/(\w+)\.svelte$/;
/** The routes of the pages, by component name. */
const ROUTES: Record<string, string> = {
  Home: "home", New: "new", AtTable: "match", Rules: "rules", Learn: "learn", Teams: "teams", Replay: "replay",
  Analysis: "analysis", Skill: "skill",
  Settings: "settings", NotFound: "missing",
};

type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The files that a page needs beyond those of every page. */
function filesOf(bundle: Rollup.OutputBundle): Record<string, { js: string[]; css: string[] }> {
  const all = Object.values(bundle).filter((one) => one.type === "chunk") as Chunk[];
  const found = (name: string) => all.find((one) => one.fileName === name);
  const reach = (from: Chunk, into = new Set<Chunk>()): Set<Chunk> => {
    if (!into.has(from)) {
      into.add(from);
      for (const name of from.imports) reach(found(name)!, into);
    }
    return into;
  };
  const entry = reach(all.find((one) => one.isEntry)!);
  const cssOf = (chunks: Iterable<Chunk>) =>
    new Set([...chunks].flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]));
  const files: Record<string, { js: string[]; css: string[] }> = {
    entry: { js: [...entry].map((one) => one.fileName), css: [...cssOf(entry)] },
  };
  for (const chunk of all) {
    const route = ROUTES[PAGE.exec(chunk.facadeModuleId ?? "")?.[1] ?? ""];
    if (!route) continue;
    const own = [...reach(chunk)].filter((one) => !entry.has(one));
    files[route] = { js: own.filter((one) => !isFacade(one)).map((one) => one.fileName), css: [...cssOf(own)] };
  }
  return files;
}

async function bootCode(root: string): Promise<string> {
  const input = join(root, "src/boot.ts");
  const made = (await build({
    root, configFile: false, logLevel: "error",
    build: { write: false, target: "es2022", rolldownOptions: { input, output: { format: "iife" } } },
  })) as Rollup.RollupOutput;
  return made.output[0].code.trim();
}

async function drawn(root: string): Promise<Awaited<ReturnType<typeof prerender>>> {
  const outDir = mkdtempSync(join(root, "node_modules/.first-"));
  try {
    await build({
      root, configFile: false, logLevel: "error", plugins: [components()],
      ssr: { noExternal: true },
      build: {
        ssr: "src/prerender.ts", outDir, minify: false,
        // Only the first page is drawn here.
        rolldownOptions: { external: /\/(table\/\w+|pages\/(?!Home)\w+)\.svelte$/ },
      },
    });
    const code = (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as {
      prerender: typeof prerender;
    };
    return await code.prerender((game, lang) => textOf(root, game, lang));
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** The texts of a game and the kernel's, as the server sends them. */
const textOf = (root: string, game: string, lang: string): string =>
  [KERNEL, join(GAMES, game, "text")].map((folder) => readFileSync(join(root, folder, `${lang}.ftl`), "utf-8")).join("\n");

/** The messages with these ids, as source text. */
function messages(source: string, ids: readonly string[]): string {
  const parts = source.split(/^(?=[\w-]+ =)/m);
  return bare(parts.filter((part) => ids.includes(part.split(" =")[0]!)).join(""));
}

/** Removes what is written for translators only: comments and empty lines. */
const bare = (source: string): string =>
  source.replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n").trim();

export function firstPages(): Plugin {
  let root = "";
  let folder = "";
  let files: ReturnType<typeof filesOf> | undefined;
  let fonts: string[] = [];
  return {
    name: "debut-first",
    apply: (config, { command, mode }) => command === "build" && mode !== "try" && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle: (_, bundle) => {
      files = filesOf(bundle as Rollup.OutputBundle);
      fonts = Object.keys(bundle).filter((name) => /\.woff2$|\/fonts-[^/]*\.css$/.test(name));
    },
    closeBundle: {
      order: "pre",
      sequential: true,
      handler: async () => {
        if (!files) return;
        const [boot, { views, said }] = [await bootCode(root), await drawn(root)];
        const games = readdirSync(join(root, GAMES), { withFileTypes: true })
          .filter((one) => existsSync(join(root, GAMES, one.name, "__init__.py")))
          .map((one) => one.name);
        const heads = Object.fromEntries(
          Object.keys(views).flatMap((lang) =>
            games.map((game) => [`${game}/${lang}`, messages(textOf(root, game, lang), said)]),
          ),
        );
        const web = Object.fromEntries(
          Object.keys(views).map((lang) => [lang, bare(readFileSync(join(root, "src/text", `${lang}.ftl`), "utf-8"))]),
        );
        writeFileSync(join(folder, "first.json"), JSON.stringify({ boot, views, files, fonts, heads, web }));
      },
    },
  };
}
