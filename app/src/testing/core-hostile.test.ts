// @vitest-environment node
import { readFileSync } from "node:fs";
import { constants, lessonEndTime } from "reedling-wasm";
import { afterEach, describe, expect, it } from "vitest";
import type { CoreFunction } from "@/testing/core-functions";
import { complaint, packages } from "@/testing/core-functions";

const trap = () => {
  throw new TypeError("a getter's own failure");
};

const cyclic: Record<string, unknown> = { id: "a" };
cyclic.self = cyclic;
const revoked = Proxy.revocable([], {});
revoked.revoke();

/** What no caller should send; made anew for each call where it can be used up. */
const hostile: [title: string, value: unknown][] = [
  ["undefined", undefined],
  ["null", null],
  ["NaN", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["-1", -1],
  ["a half", 0.5],
  ["2^32", 2 ** 32],
  ["1e300", 1e300],
  ["a bigint", 5n],
  ["true", true],
  ["a symbol", Symbol("s")],
  ["no text", ""],
  ["a megabyte", "é".repeat(1 << 19)],
  ["half of a surrogate pair", "\ud83c 2026 \udfb9"],
  ["NUL", "2026-03-02\u0000"],
  ["a day far out", "+275760-09-13"],
  ["the last day", "9999-12-31"],
  ["the first instant", "0001-01-01T00:00:00+23:59"],
  ["the last instant", "9999-12-31T23:59:59-23:59"],
  ["an unknown zone", "Mars/Base"],
  ["an empty list", []],
  ["a list of nothing", [null, undefined]],
  ["a list without items", new Array(2 ** 32 - 1)],
  ["a list with a getter that throws", Object.defineProperty([1], 0, { get: trap })],
  ["an empty object", {}],
  ["an object without a prototype", Object.create(null)],
  ["a cyclic object", cyclic],
  ["an object of which every field throws", new Proxy({}, { get: trap })],
  ["a list of which every field throws", new Proxy([], { get: trap })],
  ["a revoked proxy", revoked.proxy],
  ["an object that refuses to be a text", { toString: trap, valueOf: trap, [Symbol.toPrimitive]: trap }],
  ["a date", new Date(Number.NaN)],
  ["a boxed text", new String("2026-03-02")],
  ["a function", () => "2026-03-02"],
  ["numbers", new Float64Array([Number.NaN, 1e300, -1, 2])],
];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value with each of its parts, however deep, replaced by another or left out, and with one more field. */
const spoiled = (value: unknown, other: unknown): unknown[] => {
  if (Array.isArray(value)) {
    return value.slice(0, 1).flatMap((item) => [other, ...spoiled(item, other)].map((bad) => [bad, ...value.slice(1)]));
  }
  if (!isPlain(value)) return [];
  const fields = Object.entries(value).flatMap(([field, inner]) =>
    [other, ...spoiled(inner, other)].map((bad) => ({ ...value, [field]: bad })),
  );
  return [...fields, { ...value, anotherField: other }];
};

/** Whether a text, number or flag is asked for and something else comes, which no function may take. */
const isOfAnotherType = (sample: unknown, value: unknown): boolean =>
  ["string", "number", "boolean"].includes(typeof sample) && value != null && typeof value !== typeof sample;

const replaced = (args: unknown[], at: number, value: unknown) =>
  args.map((arg, index) => (index === at ? value : arg));

/** What a function makes of a hostile argument: complaints, with the argument and what was sent. */
const tried = (coreFunction: CoreFunction, sample: unknown[], at: number, title: string, value: unknown): string[] => {
  const parameter = coreFunction.parameters[at];
  const found = complaint(coreFunction, replaced(sample, at, value), parameter);
  const complaints = found === undefined ? [] : [`${parameter} = ${title}: ${found}`];
  if (found === undefined && isOfAnotherType(sample[at], value)) {
    expect(() => coreFunction.call(...replaced(sample, at, value)), `${parameter} = ${title}`).toThrow();
  }
  for (const bad of spoiled(sample[at], value)) {
    const inner = complaint(coreFunction, replaced(sample, at, bad), parameter);
    if (inner !== undefined) complaints.push(`in ${parameter}, ${title}: ${inner}`);
  }
  return complaints;
};

describe.each(packages)("$name takes any argument", ({ functions }) => {
  afterEach(() => {
    expect(lessonEndTime("16:00", 45)).toBe("16:45");
    expect(constants().productName).toBe("Reedling");
  });

  it.each(functions)("$name", (coreFunction) => {
    const sample =
      coreFunction.samples.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? [];
    const padded = coreFunction.parameters.map((_, at) => sample[at]);
    const complaints = coreFunction.parameters.flatMap((_, at) =>
      hostile.flatMap(([title, value]) => tried(coreFunction, padded, at, title, value)),
    );
    complaints.push(complaint(coreFunction, []) ?? "", complaint(coreFunction, [...padded, trap, {}]) ?? "");
    expect(complaints.filter((found) => found !== "").slice(0, 5)).toEqual([]);
  });
});

it.each(packages)("$name declares every type of what crosses", ({ name, functions }) => {
  const file = new URL(`../../../${name}/reedling.d.ts`, import.meta.url);
  const declared = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gsu, "");
  expect(declared.match(/\b(any|unknown|object|Function)\b/gu)).toBeNull();
  for (const coreFunction of functions) expect(declared).toContain(`export function ${coreFunction.name}(`);
});
