// A run of the load generator kind by kind and second by second: where the slow answers are, and when.

const perLine = 30;
const ms = (us) => (us / 1000).toFixed(us < 10_000 ? 1 : 0);

/** What a run saw, for a person to read. */
export function breakdown(title, { kinds, seconds }) {
  const width = Math.max(...kinds.map(({ kind }) => kind.length));
  const lines = kinds.map(
    ({ kind, answers, p50Us, p99Us, maxUs, lateP99Us }) =>
      `  ${kind.padEnd(width)} ${String(answers).padStart(8)} answers; middle ${ms(p50Us)} ms, slowest hundredth ${ms(p99Us)} ms ` +
      `(${ms(lateP99Us)} ms of it before it was sent), slowest ${ms(maxUs)} ms`,
  );
  return [`${title}:`, ...lines, "  the slowest of each second, in ms:", ...timeLine(seconds)].join("\n");
}

function timeLine(seconds) {
  const slowest = seconds.map(({ maxUs }) => ms(maxUs).padStart(4));
  const lines = [];
  for (let from = 0; from < slowest.length; from += perLine) {
    lines.push(`  ${String(from).padStart(4)} s: ${slowest.slice(from, from + perLine).join(" ")}`);
  }
  return lines;
}
