// @vitest-environment node
import { expect, it } from "vitest";
import type { CoreFunction } from "@/testing/core-functions";
import { complaint, packages } from "@/testing/core-functions";
import { Noise, numbersFrom } from "@/testing/core-noise";

/** `scripts/fuzz.sh` gives the time; without it there are as many calls as every run of the tests can afford. */
const seconds = Number(process.env.REEDLING_FUZZ_SECONDS ?? 0);
/** Of the first call; each further one has the next. */
const firstSeed = Number(process.env.REEDLING_FUZZ_SEED ?? (seconds > 0 ? Date.now() % 2 ** 32 : 1));
const fewest = process.env.REEDLING_FUZZ_SEED === undefined ? 3_000 : 1;
/** Longest that a call may take, in milliseconds; a busy machine makes one much longer. */
const longest = 10_000;

const functions = packages.flatMap((one) => one.functions);

/** What one call makes of arguments that follow from the seed: a complaint, or undefined. */
const tried = (seed: number): string | undefined => {
  const noise = new Noise(numbersFrom(seed));
  const coreFunction: CoreFunction = noise.one(functions);
  const share = noise.one([2, 10, 40]);
  const args = noise.one(coreFunction.samples).map((arg) => noise.changed(arg, share));
  const start = performance.now();
  const found = complaint(coreFunction, args) ?? disagreement(coreFunction, args);
  const spent = performance.now() - start;
  const slow = spent > longest ? `took ${Math.round(spent)} ms` : undefined;
  const what = found ?? slow;
  return what === undefined ? undefined : `${coreFunction.name}: ${what} (REEDLING_FUZZ_SEED=${seed})`;
};

/** The same arguments have the same answer, and one that JSON holds. */
const disagreement = ({ call }: CoreFunction, args: unknown[]): string | undefined => {
  const answer = () => {
    try {
      return JSON.stringify(call(...args));
    } catch (refused) {
      return String(refused);
    }
  };
  const [first, second] = [answer(), answer()];
  return first === second ? undefined : "answers the same arguments in two ways";
};

const report = (line: string) => process.stdout.write(`boundary: ${line}\n`);

it(
  "takes arguments that follow from seeds",
  () => {
    const start = Date.now();
    const spent = () => (Date.now() - start) / 1000;
    const complaints: string[] = [];
    let calls = 0;
    let next = 10;
    while ((calls < fewest || spent() < seconds) && complaints.length < 5) {
      const found = tried(firstSeed + calls);
      if (found !== undefined) complaints.push(found);
      calls += 1;
      if (seconds > 0 && spent() >= next) {
        report(`${calls} calls from seed ${firstSeed}, ${Math.round(spent())} of ${seconds} s`);
        next += 10;
      }
    }
    expect(complaints).toEqual([]);
  },
  (seconds + 60) * 1000,
);
