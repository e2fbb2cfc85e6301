import { use } from "react";
import { guardCore } from "@/lib/core-guard";

/** The rules of the product, as the wasm package exports them. */
export type Core = typeof import("reedling-wasm");

/** A promise that React's `use` reads at once when it is settled, without suspending for it. */
type Tracked<Value> = Promise<Value> & { status?: "fulfilled"; value?: Value };

let loading: Tracked<Core> | undefined;

const load = (): Tracked<Core> => {
  const promise: Tracked<Core> = import("reedling-wasm").then(
    (core) => Object.assign(promise, { status: "fulfilled", value: guardCore(core) } as const).value,
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return promise;
};

/** Loads the rules once; a failed load is forgotten, so that the next call tries again. */
export const loadCore = (): Promise<Core> => {
  loading ??= load();
  return loading;
};

/** The rules, inside a component; suspends until they are there. */
export const useCore = (): Core => use(loadCore());
