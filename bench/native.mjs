// Speed of the same rules natively, as the server calls them: the benches of core and the planner, measured by criterion.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { duration } from "./table.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Figures by criterion's names, with the most microseconds that they should take. */
const wanted = [
  ["weekly series of 52 in Europe Berlin"],
  ["weekly series of 52 by the rrule crate"],
  ["month grid of 500 lessons"],
  ["schedule form, filled in"],
  ["schedule form, empty"],
  ["conflicts of 52 occurrences against 5000 lessons"],
  ["search, filters and order over 5000 lessons"],
  ["PLAN-17 week planned", 1000],
  ["goals read from 1,000 characters", 1000],
  ["goals read from 20,000 characters", 20_000],
];

/** Runs criterion and reads the medians that it wrote. */
export async function measureNative() {
  const packages = ["--package", "reedling-core", "--package", "reedling-planner"];
  await promisify(execFile)("cargo", ["bench", "--quiet", ...packages, "--bench", "rules", "--bench", "planner"], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const lines = wanted.map(async ([name, most]) => {
    const file = `${root}target/criterion/${name}/new/estimates.json`;
    const { median } = JSON.parse(await readFile(file, "utf8"));
    const micros = median.point_estimate / 1000;
    const line = { name: `natively: ${name}`, value: duration(micros) };
    return most === undefined ? line : { ...line, goal: duration(most), met: micros <= most };
  });
  return Promise.all(lines);
}
