// Fails when the app's wasm file is larger than a visitor should have to download.

import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const most = 80_000;

const file = new URL("../wasm/pkg/reedling_bg.wasm", import.meta.url);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const { length } = brotliCompressSync(readFileSync(file), { params });
if (length > most) {
  console.error(`error: the app's wasm file has ${length} bytes after brotli; at most ${most} are wanted.`);
  process.exit(1);
}
