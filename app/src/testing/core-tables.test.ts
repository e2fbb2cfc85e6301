// @vitest-environment node
import * as core from "reedling-wasm";
import * as planner from "reedling-wasm-planner";
import * as series from "reedling-wasm-series";
import { describe, expect, it } from "vitest";
import { tableFiles } from "@/testing/table-files";

/** A case of a folder of tables: what crosses to JavaScript, and what comes back (of it, the part named by `at`). */
interface Row {
  title: string;
  args: unknown[];
  at?: string;
  returns: unknown;
}

type Table = Record<string, Row[]>;

const tables = tableFiles().map(({ name, text }) => ({ name, table: JSON.parse(text) as Table }));

const functions = new Map(
  Object.entries({ ...series, ...planner, ...core }).filter(
    (entry): entry is [string, (...args: unknown[]) => unknown] => {
      const [name, value] = entry;
      return typeof value === "function" && name !== "start";
    },
  ),
);

/** The part of a value that a JSON pointer names. */
const part = (value: unknown, pointer = ""): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

describe.each(tables)("CORE-88 $name in WebAssembly", ({ table }) => {
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
    const wrong = { email: 5, password: "", notMyComputer: false } as unknown as core.SignInRequest;
    expect(() => core.checkSignIn(wrong)).toThrow(/"draft"/);
    expect(() => core.teacherWeek("yesterday", "UTC")).toThrow(
      'The argument "now" is not an RFC 3339 instant: yesterday',
    );
    expect(() => core.weeklyStarts("2026-03-02", "09:00", 1, "Mars/Base")).toThrow(/"zone".*Mars\/Base/);
  });
});
