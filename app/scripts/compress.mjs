// Writes a .br and a .gz beside each file of dist/ that shrinks; the server sends them to whoever accepts them.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".wasm", ".webmanifest", ".txt"]);
const smallest = 1024;

const brotli = (data) =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
const zip = (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION });

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
await Promise.all(
  files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const data = await readFile(path);
    if (data.length < smallest) return;
    for (const [suffix, packed] of [
      ["br", await brotli(data)],
      ["gz", await zip(data)],
    ]) {
      if (packed.length < data.length) await writeFile(`${path}.${suffix}`, packed);
    }
  }),
);
