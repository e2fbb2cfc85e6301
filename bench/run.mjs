// Prints Reedling's figures beside their goals: `just bench`, or `just bench core sizes` for some of the parts.

import { loadavg } from "node:os";
import { measureCore } from "./core.mjs";
import { measureHttp } from "./http.mjs";
import { measureProcess } from "./process.mjs";
import { measureSizes } from "./sizes.mjs";
import { describeMachine, table } from "./table.mjs";

const parts = { core: measureCore, sizes: measureSizes, process: measureProcess, http: measureHttp };

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`error: no such part: ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}

console.log(describeMachine());
const figures = [];
for (const name of wanted) {
  console.error(`measuring ${name} …`);
  figures.push(...(await parts[name]()));
}
console.log(table(figures));
console.log(
  `load average at the end: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(" ")}`,
);
if (figures.some((figure) => figure.met === false)) console.log("Some goals are missed.");
