// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as core from "reedling-wasm";
import { planPractice } from "reedling-wasm-planner";
import { describe, expect, it } from "vitest";

/** A case of core/tests/tables: what crosses at the door, and what comes back (of it, the part named by `at`). */
interface Row {
  title: string;
  args: unknown[];
  at?: string;
  returns: unknown;
}

type Table = Record<string, Row[]>;

const folder = fileURLToPath(new URL("../../../core/tests/tables/", import.meta.url));
const tables = readdirSync(folder).map((file) => ({
  name: file.replace(/\.json$/, ""),
  table: JSON.parse(readFileSync(folder + file, "utf8")) as Table,
}));

const functions = new Map(
  Object.entries({ ...core, planPractice }).filter((entry): entry is [string, (...args: unknown[]) => unknown] => {
    const [name, value] = entry;
    return typeof value === "function" && name !== "start";
  }),
);

/** The part of a value that a JSON pointer names. */
const part = (value: unknown, pointer = ""): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

describe.each(tables)("CORE-88 core/tests/tables/$name.json in WebAssembly", ({ table }) => {
  for (const [name, rows] of Object.entries(table)) {
    describe(name, () => {
      for (const { title, args, at, returns } of rows) {
        it(title, () => {
          const call = functions.get(name);
          if (!call) throw new Error(`the package has no function ${name}`);
          expect(part(call(...args), at)).toEqual(returns);
        });
      }
    });
  }
});

describe("the package", () => {
  it("has a row for every function", () => {
    const shown = new Set(tables.flatMap(({ table }) => Object.keys(table)));
    expect([...functions.keys()].filter((name) => !shown.has(name))).toEqual([]);
  });

  it("throws an error that names the argument of a wrong shape", () => {
    const wrong = { email: 5, password: "" } as unknown as core.SignIn;
    expect(() => core.checkSignIn(wrong)).toThrow(/"draft"/);
    expect(() => core.teacherWeek("yesterday", "UTC")).toThrow(
      'The argument "now" is not an RFC 3339 instant: yesterday',
    );
    expect(() => core.weeklyStarts("2026-03-02", "09:00", 1, "Mars/Base")).toThrow(/"zone".*Mars\/Base/);
  });
});
