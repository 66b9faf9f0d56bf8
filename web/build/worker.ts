// Builds the service worker with the list of all built files in it.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { build, type Plugin, type Rollup } from "vite";

/** The order of caching: what a page needs most comes first, fonts last. */
const ORDER = [/core/, /\.js$/, /\.css$/, /\.svg$|manifest/, /\.woff2$/];
const rank = (name: string): number => ORDER.findIndex((kind) => kind.test(name));

export function worker(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "debut-worker",
    apply: (config, { command, mode }) => command === "build" && mode !== "try" && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "pre",
      sequential: true,
      handler: async () => {
        const names = readdirSync(folder, { recursive: true, encoding: "utf-8" })
          .map((name) => name.replaceAll("\\", "/"))
          .filter((name) => rank(name) >= 0 && name !== "worker.js")
          .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
        const version = createHash("sha256");
        for (const name of names) version.update(name).update(readFileSync(join(folder, name)));
        const input = join(root, "src/worker.ts");
        const made = (await build({
          root, configFile: false, logLevel: "error",
          define: {
            ASSETS: JSON.stringify(names.map((name) => `/${name}`)),
            VERSION: JSON.stringify(version.digest("hex").slice(0, 16)),
          },
          build: { write: false, target: "es2022", rolldownOptions: { input, output: { format: "iife" } } },
        })) as Rollup.RollupOutput;
        writeFileSync(join(folder, "worker.js"), made.output[0].code);
      },
    },
  };
}
