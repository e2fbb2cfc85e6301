import { use } from "react";
import { CoreUnavailable } from "@/lib/core";
import { guardCore } from "@/lib/core-guard";

/** The reader of notes and the list of goals, as their wasm package exports them. */
export type GoalReader = typeof import("reedling-wasm-goals");

export type { Edit, EditField, Goal, Goals, Merged, Proposal, Row } from "reedling-wasm-goals";

/** A promise that React's `use` reads at once when it is settled. */
type Tracked = Promise<GoalReader> & { status?: "fulfilled"; value?: GoalReader };

let loading: Tracked | undefined;

const load = (): Tracked => {
  const promise: Tracked = import("reedling-wasm-goals").then(
    (reader) => Object.assign(promise, { status: "fulfilled", value: guardCore(reader) } as const).value,
    (cause: unknown) => {
      loading = undefined;
      throw new CoreUnavailable("The reader of notes could not be loaded.", { cause });
    },
  );
  return promise;
};

/** Loads the reader once, when Complete Lesson opens; a failed load is forgotten, so that the next call tries again. */
export const loadGoalReader = (): Promise<GoalReader> => {
  loading ??= load();
  return loading;
};

/** The reader, inside a component; suspends until it is there, and fails when it could not be loaded. */
export const useGoalReader = (): GoalReader => use(loading ?? loadGoalReader());
