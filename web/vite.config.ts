import { defineConfig } from "vitest/config";

import { components } from "./build/components";
import { firstPages } from "./build/first";
import { packed } from "./build/pack";
import { texts } from "./build/texts";
import { worker } from "./build/worker";

const SERVER = process.env.DEBUT_SERVER ?? "http://127.0.0.1:8000";

// Few files, for each is a trip to the server: what every page needs, and what a board needs.
const CHUNKS = [
  { name: "core", test: /node_modules\/(svelte|esm-env|clsx|@fluent)|src\/(lib\/(?!seal|rulepage|lessons|flights|commentary|wishes|socket)[a-z.]+\.ts|lib\/(Notice|Away|Compiling|Languages|Logo))|preload-helper/, priority: 3 },
  { name: "table", test: /src\/(table\/(AtTable|Table|Door|Waiting|Seats)\.|lib\/(socket|Invite)\.)/, priority: 1 },
  { name: "board", test: /src\/(board\/(?!aim\/|Names\.)|table\/prefs|lib\/(BoardPicture|Wax|SealSheet))/, priority: 2 },
];

// Only for Simulator Soccer, and in a folder of their own: no page of another game loads anything from there.
const SIMULATOR = /src\/(pages\/Teams\.|teams\/(?!text|skills)|board\/(aim\/|Names\.)|table\/Curtain\.)/;
const own = new Set<string>();
function chunkFileNames({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  if (!moduleIds.some((id) => SIMULATOR.test(id))) return "assets/[name]-[hash].js";
  own.add(`${name}.css`);
  return "assets/simulator/[name]-[hash].js";
}
const assetFileNames = ({ names: [name = ""] }: { names: string[] }): string =>
  `assets/${own.has(name) ? "simulator/" : ""}[name]-[hash][extname]`;

// `vite build --mode try` makes a page with made-up boards, for the tests in a real browser only.
export default defineConfig(({ mode }) => ({
  plugins: [components(), texts(), firstPages(), worker(), packed()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  preview: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: mode === "try" ? "try/index.html" : "index.html",
      output: { codeSplitting: { groups: CHUNKS }, chunkFileNames, assetFileNames },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: ["src/text/loaded.ts"], testTimeout: 30_000 },
}));
