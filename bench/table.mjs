// How figures are written down.

import { arch, cpus, loadavg, platform, totalmem } from "node:os";

/**
 * One line of the result.
 * @typedef {object} Figure
 * @property {string} name What was measured.
 * @property {string} value With its unit.
 * @property {string} [ratio] Beside what it is compared with.
 * @property {string} [goal] What it should reach.
 * @property {boolean} [met] Whether it does; absent without a goal.
 */

/** The machine that the figures come from, and how busy it was already. */
export function describeMachine() {
  const [first] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const load = loadavg().map((value) => value.toFixed(2));
  return [
    `${platform()} ${arch()}, ${cpus().length} x ${first?.model.trim() ?? "unknown processor"}, ${memory} GiB`,
    `Node ${process.versions.node}, load average at the start: ${load.join(" ")}`,
  ].join("\n");
}

/** The figures as a Markdown table.
 * @param {Figure[]} figures */
export function table(figures) {
  const rows = [
    ["figure", "value", "ratio", "goal", "met"],
    ...figures.map(({ name, value, ratio = "", goal = "", met }) => [name, value, ratio, goal, words.get(met)]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`);
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  return `\n${lines.join("\n")}\n`;
}

const words = new Map([
  [true, "yes"],
  [false, "NO"],
  [undefined, ""],
]);

/** The middle one of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Microseconds in the unit that suits them. */
export const duration = (micros) =>
  micros < 1000 ? `${Number(micros.toPrecision(3))} µs` : `${Number((micros / 1000).toPrecision(3))} ms`;

/** Bytes in thousands, as browsers count them. */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
