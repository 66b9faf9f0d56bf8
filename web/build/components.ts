// Compiles components, for the browser and for the first view that the server draws.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

/** A component's style class is written hundreds of times, so it is a short number instead of a hash. */
const ALL = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".svelte"))
  .sort();

export const components = (): ReturnType<typeof svelte> =>
  svelte({
    configFile: false,
    compilerOptions: {
      runes: true,
      discloseVersion: false,
      cssHash: ({ hash, filename, css }) => {
        const number = ALL.findIndex((name) => `/${filename}`.replaceAll("\\", "/").endsWith(`/src/${name}`));
        return number < 0 ? `s-${hash(filename || css).slice(0, 4)}` : `_${number.toString(36)}`;
      },
    },
  });
