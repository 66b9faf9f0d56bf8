import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { packed } from "./build/pack";

const SERVER = process.env.DEBUT_SERVER ?? "http://127.0.0.1:8000";

// `vite build --mode try` makes a page with made-up boards, for the tests in a real browser only.
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ configFile: false }), packed()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  preview: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    assetsInlineLimit: 0,
    rollupOptions: mode === "try" ? { input: "try/index.html" } : {},
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
}));
