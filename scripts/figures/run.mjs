// Prints the goals of the screens that a program can measure: value, threshold, met or not.
//
//   node scripts/figures/run.mjs [--runs 5] [--turns 50] [--held 4,5] [loads interactions pages journeys jobs completions fonts lighthouse]

import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { seededFolder, startServer } from "../../bench/server.mjs";
import { describeMachine, table } from "../../bench/table.mjs";
import { measureCompletions } from "./completions.mjs";
import { measureFonts } from "./fonts.mjs";
import { tally } from "./goals.mjs";
import { measureInteractions } from "./interactions.mjs";
import { measureJobs } from "./jobs.mjs";
import { measureJourneys } from "./journeys.mjs";
import { measureLighthouse } from "./lighthouse.mjs";
import { measureLoads } from "./loads.mjs";
import { measurePages } from "./pages.mjs";

const { values, positionals } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    turns: { type: "string", default: "50" },
    held: { type: "string", default: "" },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const turns = Number(values.turns);
const largeSchool = ["--teachers", "1", "--students", "60", "--lessons", "10000"];
const parts = {
  loads: { school: [], measure: (url) => measureLoads(url, runs) },
  interactions: { school: largeSchool, measure: (url) => measureInteractions(url, turns) },
  pages: { school: [], measure: measurePages },
  journeys: { school: [], measure: measureJourneys },
  jobs: { school: [], measure: measureJobs },
  completions: { school: [], measure: measureCompletions },
  fonts: { school: [], measure: measureFonts },
  // Fetched from the network: only where it is asked for.
  lighthouse: { school: [], measure: (url) => measureLighthouse(url, runs), isExtra: true },
};

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0 || !(runs > 0) || !(turns > 0)) {
  console.error(`usage: run.mjs [--runs N] [--turns N] [${Object.keys(parts).join("] [")}]`);
  process.exit(2);
}

console.log(describeMachine());
console.log(
  `Chromium; loads: middle of ${runs}, nothing cached, applied throttling of 150 ms, 1,638 kbit/s, processor x 4; interactions: ${turns} turns`,
);
const all = [];
for (const [name, { school, measure, isExtra }] of Object.entries(parts)) {
  if (positionals.length > 0 ? !positionals.includes(name) : isExtra) continue;
  const folder = await seededFolder(school);
  const server = await startServer(folder);
  try {
    const figures = await measure(server.url);
    all.push(...figures);
    console.log(
      table(figures.map(({ threshold, ...figure }) => ({ ...figure, name: label(figure), goal: threshold }))),
    );
    for (const { goal, notes = [] } of figures) for (const note of notes) console.log(`goal ${goal}: ${note}`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

console.log(`\n${tally(all, values.held.split(",").filter(Boolean).map(Number))}`);

function label({ goal, name }) {
  return goal === "" ? name : `${goal}. ${name}`;
}
