// What of a slow hundredth is the machine's: a program that only answers, at 80 % of its own largest rate.

import { setTimeout as pause } from "node:timers/promises";
import { breakdown } from "./breakdown.mjs";
import { connections, load, ms, paced, shareOf } from "./paced.mjs";
import { settings, startProgram } from "./server.mjs";

/** Seconds at most that the rate is held. */
const mostSeconds = 120;

/** The largest rate is looked for during `searchSeconds`; `seconds` is how long a server was held at its own. */
export async function heldByBare(folder, { searchSeconds, seconds }) {
  const bare = await startProgram(load, ["bare"], settings(folder));
  try {
    const lines = ["GET /api/health"];
    const rate = shareOf(await paced(bare.url, folder, lines, { rate: 0, length: searchSeconds }));
    await pause(2000);
    const length = Math.min(seconds, mostSeconds);
    const result = await paced(bare.url, folder, lines, { rate, length, by: connections * 3 });
    console.log(breakdown(`a program that only answers, ${rate} a second`, result));
    return {
      name: `a program that only answers, ${rate}/s for ${length} s, slowest hundredth`,
      value: ms(result.p99Us),
      ratio: `${(result.p99Us / result.p50Us).toFixed(1)} x the middle (${ms(result.p50Us)}); slowest ${ms(result.maxUs)}`,
    };
  } finally {
    await bare.stop();
  }
}
