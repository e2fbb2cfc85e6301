// How long files and functions may be: what is longer than a reader takes in at once holds two ideas. Prints what is longer, and
// fails.
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { CRATES } from "./crates.mjs";
import { filesUnder, textOf } from "./rust-paths.mjs";

const LONGEST_FILE = 250;
const LONGEST_FUNCTION = 60;

const JUDGED = [
  ...CRATES.map(({ folder }) => folder),
  "core/src",
  "core/planner/src",
  "wasm/src",
  "wasm/js-export/src",
];
/** A row of the database's history is written once and never again. */
const HISTORY = /\/migrations\//;

/** The functions of a file that are longer. */
const longFunctions = (file, lines) => {
  const found = [];
  let begin;
  for (const [at, line] of lines.entries()) {
    const head = /^( *)(?:pub(?:\([^)]*\))? )?(?:const )?(?:async )?fn (\w+)/.exec(line);
    if (head !== null && !line.trimEnd().endsWith("}")) begin = { indent: head[1], name: head[2], at };
    if (begin !== undefined && line.startsWith(`${begin.indent}}`) && at > begin.at) {
      const count = at - begin.at + 1;
      if (count > LONGEST_FUNCTION)
        found.push(
          `${file}:${begin.at + 1}: ${begin.name} has ${count} lines, at most ${LONGEST_FUNCTION} are read at once`,
        );
      begin = undefined;
    }
  }
  return found;
};

/** Every file and function that is longer than it may be, with its place. */
export const tooLong = () =>
  JUDGED.flatMap(filesUnder)
    .filter((file) => file.endsWith(".rs") && !HISTORY.test(file))
    .flatMap((file) => {
      const lines = textOf(file).trimEnd().split("\n");
      const long =
        lines.length > LONGEST_FILE
          ? [`${file}: ${lines.length} lines, at most ${LONGEST_FILE}: cut it by subject`]
          : [];
      return [...long, ...longFunctions(file, lines)];
    });

if (argv[1] === fileURLToPath(import.meta.url)) {
  const found = tooLong();
  for (const line of found) console.error(line);
  if (found.length > 0) process.exit(1);
}
