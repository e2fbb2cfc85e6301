// Writes openapi.json, and schema.ts from it: `node openapi/generate.mjs DOCUMENT`, where DOCUMENT is what
// `reedling openapi` printed. `just openapi` does both.

import { readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const [source] = process.argv.slice(2);
if (!source) {
  console.error("usage: node openapi/generate.mjs DOCUMENT");
  process.exit(2);
}

const document = JSON.parse(await readFile(source, "utf8"));
// A field that has a default may be left out of a request.
const types = astToString(await openapiTypescript(document, { defaultNonNullable: false }));

const header = "// Made by `just openapi` from openapi.json. Do not edit.\n\n";
await writeFile(new URL("openapi.json", import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(new URL("schema.ts", import.meta.url), header + types);
