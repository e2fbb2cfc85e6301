// The load generator at a rate of its own, whether or not the answers come.

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The load generator, which also answers without doing anything: `reedling-load bare`. */
export const load = fileURLToPath(new URL("../target/bench/release/reedling-load", import.meta.url));

/** Connections of the search for the largest rate. */
export const connections = 16;

/** What is held of the largest rate. */
const share = 0.8;

/** Sends requests at a rate, 0 for as fast as they are answered. */
export async function paced(url, folder, lines, { rate, length, by = connections }) {
  const file = join(folder, `requests-${randomUUID()}.txt`);
  await writeFile(file, `${lines.join("\n")}\n`);
  const host = url.replace("http://", "");
  const args = ["paced", host, file, String(by), String(length), String(rate)];
  const { stdout } = await run(load, args, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

/** Everything but what was asked for. */
export const failures = ({ statuses, errors, answers }) => errors + answers - (statuses[200] ?? 0);

/** Microseconds, in words. */
export const ms = (us) => `${(us / 1000).toFixed(1)} ms`;

/** 80 % of a largest rate. */
export const shareOf = ({ perSecond }) => Math.max(1, Math.floor(perSecond * share));
