import { use } from "react";

/** The rules of the product, as the wasm package exports them. */
export type Core = typeof import("reedling-wasm");

let loading: Promise<Core> | undefined;
let loaded: Core | undefined;

/** Loads the rules once; a failed load is forgotten, so that the next call tries again. */
export const loadCore = (): Promise<Core> => {
  loading ??= import("reedling-wasm").then(
    (core) => {
      loaded = core;
      return core;
    },
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
};

/** The rules, inside a component; suspends until they are there. */
export const useCore = (): Core => loaded ?? use(loadCore());
