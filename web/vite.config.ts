import { defineConfig } from "vitest/config";

import { components } from "./build/components";
import { facades } from "./build/facades";
import { firstPages } from "./build/first";
import { licences } from "./build/licences";
import { packed } from "./build/pack";
import { leanComponents, runtime } from "./build/runtime";
import { texts } from "./build/texts";
import { worker } from "./build/worker";

const SERVER = process.env.DEBUT_SERVER ?? "http://127.0.0.1:8000";

// Few files, for each is a trip to the server, and a larger file is compressed better: what every page
// needs, what a board needs, what a table needs, and the pages that are visited one after the other.
const CHUNKS = [
  { name: "core", test: /node_modules\/(svelte|esm-env|clsx|@fluent)|src\/(App\.svelte|app\.css|lib\/(?!seal|sha256|opening|rulepage|lessons|lengths|flights|commentary|optionText|qr|starting|wishes|socket)[a-z.]+\.ts|lib\/(Notice|Away|Compiling|Languages|Logo))|preload-helper/, priority: 3 },
  { name: "board", test: /src\/(board\/(?!aim\/|Names\.|Counted\.)|table\/prefs|lib\/(BoardPicture|lengths|Pills|SealSheet|Wax|sha256|seal))/, priority: 2 },
  { name: "table", test: /src\/(table\/(AskedToResign|AtTable|Door|Seats|Table|Waiting|WhyNot)\.|lib\/(opening|socket|Invite)\.)/, priority: 1 },
  { name: "after", test: /src\/(pages\/(Replay|Analysis|Skill)|analysis\/(?!text\/)|table\/(Result|Story|Rematch|ShareReplay)\.|lib\/(commentary|Swing|Leading|Flights|flights|Heat)\.)/ },
  { name: "pages", test: /src\/(pages\/(New|NotFound|Settings|Rules|Learn|Task)|lib\/(Cards|OptionField|Others|QrCode|qr|Stepper|Switch|TextField|lessons|rulepage|starting|wishes)\.|kit\/)/ },
];

// Only for Simulator Soccer, and in a folder of their own: no page of another game loads anything from there.
const SIMULATOR = /src\/(pages\/Teams\.|teams\/(?!text|skills)|board\/(aim\/|Names\.|Counted\.)|table\/Curtain\.)/;
const own = new Set<string>();
function chunkFileNames({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  if (!moduleIds.some((id) => SIMULATOR.test(id))) return "assets/[name]-[hash:6].js";
  own.add(`${name}.css`);
  return "assets/simulator/[name]-[hash:6].js";
}
const assetFileNames = ({ names: [name = ""] }: { names: string[] }): string =>
  `assets/${own.has(name) ? "simulator/" : ""}[name]-[hash:6][extname]`;

// `vite build --mode try` makes a page with made-up boards, for the tests in a real browser only.
export default defineConfig(({ mode }) => ({
  plugins: [runtime(), components(), leanComponents(), texts(), firstPages(), worker(), packed(), facades(), licences()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  preview: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    assetsInlineLimit: 0,
    // Each of the browsers above preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
            input: mode === "try" ? "try/index.html" : "index.html",
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: { codeSplitting: { groups: CHUNKS }, entryFileNames: "assets/[name]-[hash:6].js", chunkFileNames, assetFileNames },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: ["src/text/loaded.ts"], testTimeout: 30_000 },
}));
