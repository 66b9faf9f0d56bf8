// Writes a compressed copy beside every file that is large enough, so that the server never compresses.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const PACKED = /\.(js|css|svg|json|webmanifest)$/;
const LEAST = 1000;

export function pack(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
    if (!PACKED.test(name) || name === "first.json") continue;
    const path = join(folder, name);
    const body = readFileSync(path);
    if (body.length < LEAST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

export function packed(): Plugin {
  let folder = "";
  return {
    name: "debut-packed",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => pack(folder) },
  };
}
