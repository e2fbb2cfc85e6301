// What Lighthouse says of the public pages on a phone (goal 13), fetched by npx: it is no dependency of the project.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "../../bench/table.mjs";

const lighthouse = "lighthouse@12.8.2";
/** How often a run is tried that Lighthouse itself calls failed. */
const tries = 3;
const pages = ["/", "/auth/signin"];
const categories = { performance: 95, accessibility: 100, "best-practices": 100, seo: 95 };

/** Figures of each page, the middle of so many runs. */
export async function measureLighthouse(url, runs) {
  const figures = [];
  for (const path of pages) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await report(url + path));
    for (const [category, least] of Object.entries(categories)) {
      const score = median(reports.map(({ categories: found }) => 100 * found[category].score));
      figures.push({
        goal: "13",
        name: `${path} ${category} (Lighthouse)`,
        value: score.toFixed(0),
        threshold: `>= ${least}`,
        met: score >= least,
        notes: score >= least ? [] : missed(reports[0], category).map((audit) => `${path} ${category}: ${audit}`),
      });
    }
    const largest = median(reports.map(({ audits }) => audits["largest-contentful-paint"].numericValue));
    figures.push({
      goal: "15",
      name: `${path} largest paint (Lighthouse, simulated)`,
      value: `${(largest / 1000).toFixed(2)} s`,
      threshold: "<= 1.8 s",
      met: largest <= 1800,
    });
  }
  return figures;
}

/** One report. Now and then Chromium leaves the start of the load out of the trace, and Lighthouse asks for another run. */
async function report(address) {
  for (let turn = 1; ; turn += 1) {
    const found = await runLighthouse(address);
    if (found.runtimeError === undefined) return found;
    if (turn === tries) throw new Error(`Lighthouse at ${address}: ${found.runtimeError.message}`);
  }
}

async function runLighthouse(address) {
  const flags = ["--no-sandbox", "--headless=new"].join(" ");
  const only = `--only-categories=${Object.keys(categories).join(",")}`;
  const args = ["--yes", lighthouse, address, "--quiet", "--output=json", only, `--chrome-flags=${flags}`];
  const options = { env: { ...process.env, CHROME_PATH: process.env.REEDLING_CHROMIUM }, maxBuffer: 64 << 20 };
  // A run that failed ends with a code, and still prints its report.
  const { stdout } = await promisify(execFile)("npx", args, options).catch((error) => {
    if (!error.stdout) throw error;
    return error;
  });
  return JSON.parse(stdout);
}

/** The audits that cost points. */
function missed({ categories: found, audits }, category) {
  return found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${audits[id].title} ${audits[id].displayValue ?? ""}`);
}
