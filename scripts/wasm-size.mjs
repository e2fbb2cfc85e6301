// Fails when a wasm file is larger than it should be to download: the app's, or with --goals that of the reader of notes,
// with --planner that of the whole practice planner, with --series that of changes of series.

import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { wasmLimits } from "./wasm-limits.mjs";

const folders = { "--goals": "pkg-goals", "--planner": "pkg-planner", "--series": "pkg-series" };
const folder = folders[process.argv[2]] ?? "pkg";
const { limit } = wasmLimits[folder];

const file = new URL(`../wasm/${folder}/reedling_bg.wasm`, import.meta.url);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const { length } = brotliCompressSync(readFileSync(file), { params });
if (length > limit) {
  console.error(
    `error: wasm/${folder}/reedling_bg.wasm has ${length} bytes after brotli; at most ${limit} are wanted.`,
  );
  process.exit(1);
}
