// Fails when a wasm file is larger than it should be to download: the app's, or with --planner the practice planner's.

import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, most] = process.argv.includes("--planner") ? ["pkg-planner", 93_000] : ["pkg", 81_000];

const file = new URL(`../wasm/${folder}/reedling_bg.wasm`, import.meta.url);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const { length } = brotliCompressSync(readFileSync(file), { params });
if (length > most) {
  console.error(`error: wasm/${folder}/reedling_bg.wasm has ${length} bytes after brotli; at most ${most} are wanted.`);
  process.exit(1);
}
