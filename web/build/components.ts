// How components are compiled, for the browser and for the first view that the server draws.

import { svelte } from "@sveltejs/vite-plugin-svelte";

/** What tells the styles of one component from another's is written hundreds of times: so it is short. */
export const components = (): ReturnType<typeof svelte> =>
  svelte({
    configFile: false,
    compilerOptions: { cssHash: ({ hash, filename, css }) => `s-${hash(filename || css).slice(0, 4)}` },
  });
