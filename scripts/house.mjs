// Prints the server's lines by folder, code, comments and tests apart, and the lines of a call: words' folders by the calls
// of openapi/openapi.json. `docs/architecture.md` tells what the folders are.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { CRATES } from "./crates.mjs";
import { WORDS } from "./words.mjs";

const root = join(import.meta.dirname, "..");
/** What only carries calls: their limit is common. */
const CARRIERS = ["api", "db", "config", "jobs", "mail", "telemetry"];
/** A row of the database's history is written once and never again. */
const HISTORY = /\/migrations\//;

const filesUnder = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".rs"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** Lines of a file: all, and by kind. */
const count = (file) => {
  const sums = { raw: 0, code: 0, comment: 0, tests: 0 };
  let isTest = file.includes("/tests") || file.endsWith("tests.rs");
  for (const line of readFileSync(join(root, file), "utf8").trimEnd().split("\n")) {
    sums.raw += 1;
    if (/^#\[cfg\(test\)\]/.test(line)) isTest = true;
    const text = line.trim();
    if (isTest) sums.tests += 1;
    else if (text.startsWith("//")) sums.comment += 1;
    else if (text !== "") sums.code += 1;
    if (isTest && line === "}" && !file.endsWith("tests.rs")) isTest = false;
  }
  return sums;
};

const add = (sums, more) => {
  for (const [kind, lines] of Object.entries(more)) sums[kind] = (sums[kind] ?? 0) + lines;
  return sums;
};

const print = (name, sums) =>
  console.log(
    name.padEnd(24) +
      [sums.raw, sums.code, sums.comment, sums.tests].map((lines) => String(lines ?? 0).padStart(8)).join(""),
  );

console.log(`${"".padEnd(24)}${["lines", "code", "comment", "tests"].map((name) => name.padStart(8)).join("")}`);
const totals = {};
for (const { folder, at } of CRATES)
  for (const file of filesUnder(folder)) {
    const inside = [...at, ...relative(folder, file).split("/")];
    const room = inside.length === 1 ? "(the root)" : inside[0];
    const name = HISTORY.test(file) ? "db/migrations" : room;
    totals[name] = add(totals[name] ?? {}, count(file));
  }
for (const name of Object.keys(totals).sort()) print(name, totals[name]);
const sumOf = (names) => names.reduce((sums, name) => add(sums, totals[name] ?? {}), {});
const words = sumOf(WORDS);
console.log();
print("words", words);
print("carriers", sumOf(CARRIERS));
print("server", sumOf(Object.keys(totals)));
for (const folder of ["core/src", "core/planner/src", "wasm/src"])
  print(
    folder,
    filesUnder(folder).reduce((sums, file) => add(sums, count(file)), {}),
  );

const document = join(root, "openapi/openapi.json");
if (existsSync(document)) {
  const { paths } = JSON.parse(readFileSync(document, "utf8"));
  const methods = ["get", "put", "post", "delete", "patch"];
  const calls = Object.values(paths).flatMap((path) => methods.filter((method) => path[method] !== undefined)).length;
  const per = (lines) => Math.round(lines / calls);
  console.log(`\n${calls} calls: ${per(words.raw)} lines of the words' folders each, ${per(words.code)} of them code`);
}
