// Fails when code or a test names a statement (GOAL-26) or a ruling (D12) that docs/ does not define.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const built = /^(node_modules|dist|target|pkg.*)$/;

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !built.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

const defined = (file, pattern) => [...readFileSync(file, "utf8").matchAll(pattern)].map((match) => match[1]);
const statements = defined("docs/acceptance.md", /^- \[([A-Z]+-\d+)\] /gm);
const known = new Set([...statements, ...defined("docs/decisions.md", /^## (D\d+)\. /gm)]);

const areas = [...new Set(statements.map((id) => id.split("-")[0]))].join("|");
const ids = (names) => new RegExp(`(?<![A-Za-z])(${names})[-_](\\d{2,3})(?!\\d)`, "g");
// As titles and comments have them: GOAL-26. As the names of Rust's tests do: goal_26.
const written = ids(areas);
const inNames = ids(areas.toLowerCase());
const ruling = /(?<![\w./#"'-])D\d{1,2}(?![\w"'])/g;

let unknown = 0;
for (const file of ["app", "bench", "core", "scripts", "server", "wasm"].flatMap(filesIn)) {
  if (!/\.(rs|tsx?|mjs|py|sh|json)$/.test(file)) continue;
  const text = readFileSync(file, "utf8");
  const isRust = file.endsWith(".rs");
  const named = [...text.matchAll(written), ...(isRust ? text.matchAll(inNames) : [])]
    .map(([, area, number]) => `${area.toUpperCase()}-${number}`)
    .concat(isRust ? (text.match(ruling) ?? []) : []);
  for (const id of new Set(named)) {
    if (known.has(id)) continue;
    console.error(`${file}: ${id} is defined neither in docs/acceptance.md nor in docs/decisions.md`);
    unknown += 1;
  }
}
process.exit(unknown === 0 ? 0 : 1);
