import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.DEBUT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  preview: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    assetsInlineLimit: 0,
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
