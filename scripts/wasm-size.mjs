// Fails when a wasm file is larger than it should be to download: the app's, or with --goals that of the reader of notes,
// with --planner that of the whole practice planner.

import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const limits = { "--goals": ["pkg-goals", 128_000], "--planner": ["pkg-planner", 182_000] };
const [folder, most] = limits[process.argv[2]] ?? ["pkg", 82_000];

const file = new URL(`../wasm/${folder}/reedling_bg.wasm`, import.meta.url);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const { length } = brotliCompressSync(readFileSync(file), { params });
if (length > most) {
  console.error(`error: wasm/${folder}/reedling_bg.wasm has ${length} bytes after brotli; at most ${most} are wanted.`);
  process.exit(1);
}
