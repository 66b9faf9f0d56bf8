// Removes from Svelte's runtime what this application never does: hydrate, run components
// asynchronously, run components written for Svelte 4. The first view is replaced, not hydrated.

import type { Plugin } from "vite";

const PURE = "/*@__NO_SIDE_EFFECTS__*/ ";

/** The replacements for each file, by the end of its path: what is replaced, and by what. */
const EDITS: Record<string, [string | RegExp, string][]> = {
  "svelte/src/internal/flags/index.js": [
    ["export let async_mode_flag", "export const async_mode_flag"],
    ["export let legacy_mode_flag", "export const legacy_mode_flag"],
    ["export let tracing_mode_flag", "export const tracing_mode_flag"],
    [/\w+_mode_flag = (true|false);\n}/g, "}"],
  ],
  "svelte/src/internal/client/dom/hydration.js": [
    ["export let hydrating", "export const hydrating"],
    ["hydrating = value;", ""],
    [/(?=export function (reset|hydrate_template|next|set_hydrating|set_hydrate_node|hydrate_next)\()/g, PURE],
  ],
  "svelte/src/internal/client/dom/operations.js": [
    [/(?=export function (child|first_child|only_child|sibling)\()/g, PURE],
  ],
};

/** Code of a component that serves hydration alone. */
const HYDRATION = /^\s*\$\.(?:reset\(\w+\)|next\(\d*\));\n/gm;

const forBrowsers: Plugin["apply"] = (config, { command }) => command === "build" && !config.build?.ssr;

/** An argument that only hydration reads: whether a node is a text. */
const IS_TEXT = /(\$\.(?:child|first_child|only_child|sibling)\([^()]*?)(?:, 1)?, true\)/g;

/** Removes the code for hydration. Without it, the only child of an element is found like its first one. */
export const leanComponent = (code: string): string =>
  code.replace(HYDRATION, "").replace(IS_TEXT, "$1)").replaceAll("$.only_child(", "$.child(");

/** Must run after the plugin that compiles components. */
export const leanComponents = (): Plugin => ({
  name: "debut-lean-components",
  apply: forBrowsers,
  transform: (code, id) => (id.endsWith(".svelte") ? { code: leanComponent(code), map: null } : null),
});

/** Which file of the runtime this is, if it is one of the changed ones. */
export const partOf = (id: string): string | undefined => Object.keys(EDITS).find((one) => id.replaceAll("\\", "/").endsWith(one));

/** The changed file; null where it is not as expected, as in another version of Svelte. */
export function lean(part: string, code: string): string | null {
  let made = code;
  for (const [from, to] of EDITS[part]!) {
    const next = made.replace(from, to);
    if (next === made) return null;
    made = next;
  }
  return made;
}

/** Leaves a file that is not as expected unchanged: the bundle is larger then, and still works. */
export function runtime(): Plugin {
  return {
    name: "debut-runtime",
    enforce: "pre",
    apply: forBrowsers,
    transform(code, id) {
      const part = partOf(id);
      if (!part) return null;
      const made = lean(part, code);
      if (made === null) this.warn(`${part} is not as expected: it is left whole`);
      return made === null ? null : { code: made, map: null };
    },
  };
}

export const PARTS = Object.keys(EDITS);
