// How long a call takes on a machine that does other things too.

import { median } from "./table.mjs";

const warmUpMs = 150;
const roundMs = 20;
const rounds = 15;

/**
 * Microseconds of processor time for one call of each way: the middle of many rounds. The ways take turns, so that all of them meet
 * the same moods of the machine, and a ratio is the middle one of the rounds' own ratios.
 *
 * @param {Record<string, () => unknown>} ways What is timed, by name; the first is ours.
 * @returns {{ micros: Record<string, number>, ratio: (rival: string) => number }}
 */
export function timeInTurns(ways) {
  const names = Object.keys(ways);
  for (const name of names) perCall(ways[name], warmUpMs);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times[name].push(perCall(ways[name], roundMs));
  }
  const [ours] = names;
  return {
    micros: Object.fromEntries(names.map((name) => [name, median(times[name])])),
    ratio: (rival) => median(times[rival].map((time, round) => time / times[ours][round])),
  };
}

/** Calls for as long as that, at least once; asks for the time after every few calls only. */
function perCall(call, forMs) {
  let calls = 0;
  let batch = 1;
  const start = processorMicros();
  for (;;) {
    for (let made = 0; made < batch; made += 1) call();
    calls += batch;
    const spent = processorMicros() - start;
    if (spent >= forMs * 1000) return spent / calls;
    if (spent < forMs * 50) batch *= 2;
  }
}

/** Time that the processors spent on this process, collecting garbage included; waiting for others is not ours. */
function processorMicros() {
  const { user, system } = process.cpuUsage();
  return user + system;
}
