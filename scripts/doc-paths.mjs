// Fails when a document names a path of the project that is not there.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/benchmarks.md",
  "docs/decisions.md",
  "docs/operation.md",
  "docs/texts.md",
  "app/README.md",
  "core/README.md",
  "core/planner/README.md",
  "server/README.md",
  "wasm/README.md",
];

/** Where a path that is written short may begin, as `lessons/schedule.rs` does in a text about the server. */
const ROOTS = [
  ".",
  "core",
  "core/src",
  "core/planner",
  "core/planner/src",
  "core/planner/src/read",
  "core/planner/src/plans",
  "core/tests",
  "wasm",
  "wasm/src",
  "server",
  "server/src",
  "server/src/api",
  "server/src/accounts",
  "server/tests",
  "server/tests/api",
  "app",
  "app/src",
  "scripts",
];
/** Made by a build. */
const MADE = /^(target|wasm\/pkg(-goals|-planner)?|app\/dist|(bench\/)?node_modules)(\/|$)/;
/** A place to be filled in (`core/src/WORD`), and what only looks like a path. */
const OTHER = /(^|[/-])[A-Z]{4,}([/.-]|$)|^Europe\/|^users\/me$|^data\/mail$/;

const exists = (path) => ROOTS.some((root) => existsSync(join(root, path)) || existsSync(join(root, `${path}.rs`)));

let missing = 0;
for (const document of DOCUMENTS) {
  readFileSync(document, "utf8")
    .split("\n")
    .forEach((line, index) => {
      for (const [, path] of line.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)) {
        if (MADE.test(path) || OTHER.test(path) || exists(path)) continue;
        console.error(`${document}:${index + 1}: ${path} is not there`);
        missing += 1;
      }
    });
}
process.exit(missing === 0 ? 0 : 1);
