import * as core from "reedling-wasm";
import * as planner from "reedling-wasm-planner";
import * as series from "reedling-wasm-series";
import { tableFiles } from "@/testing/table-files";

type Call = (...args: unknown[]) => unknown;

/** A function that a package exports, with arguments of which each call by the tables is one. */
export interface CoreFunction {
  name: string;
  call: Call;
  parameters: string[];
  /** Arguments that are right, from the tables. */
  samples: unknown[][];
}

const rows = tableFiles().flatMap(({ text }) =>
  Object.entries(JSON.parse(text) as Record<string, { args: unknown[] }[]>),
);
const samples = new Map(rows.map(([name, table]) => [name, table.map(({ args }) => args)]));

/** Names of the parameters, from the function's own text. */
const parametersOf = (call: Call): string[] => {
  const list = /\(([^)]*)\)/.exec(call.toString())?.[1] ?? "";
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
};

const functionsOf = (exported: Record<string, unknown>): CoreFunction[] =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (typeof value !== "function") return [];
    const call = value as Call;
    return [{ name, call, parameters: parametersOf(call), samples: samples.get(name) ?? [[]] }];
  });

/** Every function of the app's package, of the planner's and of that of series. */
export const packages = [
  { name: "wasm/pkg", functions: functionsOf({ ...core }) },
  { name: "wasm/pkg-planner", functions: functionsOf({ ...planner }) },
  { name: "wasm/pkg-series", functions: functionsOf({ ...series }) },
];

/** Calls a function. Gives what is wrong with how it takes the arguments, or undefined; `wrong` names who must be to blame. */
export const complaint = (coreFunction: CoreFunction, args: unknown[], wrong?: string): string | undefined => {
  let failure: unknown;
  try {
    coreFunction.call(...args);
    return undefined;
  } catch (thrown) {
    failure = thrown;
  }
  if (!(failure instanceof Error)) return `threw what is no Error: ${typeof failure}`;
  const { message } = failure;
  if (failure.constructor !== Error) return `threw a bare ${failure.name}: ${message}`;
  const [, named, how] = /^The argument "(\w+)" ((?:is|has) .+)$/su.exec(message) ?? [];
  if (named === undefined || how === undefined) return `says nothing of an argument: ${message}`;
  if (!coreFunction.parameters.includes(named)) return `blames an argument that is not there: ${message}`;
  if (wrong !== undefined && named !== wrong) return `blames another argument than ${wrong}: ${message}`;
  if (/\[object |\bundefined\b/u.test(how)) return `is not clear: ${message}`;
  return undefined;
};
