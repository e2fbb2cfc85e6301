import { use } from "react";
import { guardCore } from "@/lib/core-guard";
import { remembering } from "@/lib/core-memory";
import { withZone } from "@/lib/time/zone";

/** The rules of the product, as the wasm package exports them. */
export type Core = typeof import("reedling-wasm");

/** What is told of a few words alone, over and over while a screen is drawn. */
const wordsOnly = ["constants", "lessonActions", "lessonStatusBadge", "roleBadge"] as const;

/** A promise that React's `use` reads at once when it is settled, without suspending for it. */
type Tracked<Value> = Promise<Value> & { status?: "fulfilled"; value?: Value };

/** The rules could not be fetched or started; what the browser keeps of that, often only a reload undoes. */
export class CoreUnavailable extends Error {
  override readonly name = "CoreUnavailable";
}

let loading: Tracked<Core> | undefined;

/** The load that failed last: a component that waits for the rules is told of it, and does not begin one after the other. */
let failed: Promise<Core> | undefined;

const load = (): Tracked<Core> => {
  const begun = import("reedling-wasm").then((core) => remembering(guardCore<Core>(core), wordsOnly));
  const promise: Tracked<Core> = withZone(begun).then(
    (value) => Object.assign(promise, { status: "fulfilled", value } as const).value,
    (cause: unknown) => {
      loading = undefined;
      failed = promise;
      throw new CoreUnavailable("The rules of the app could not be loaded.", { cause });
    },
  );
  return promise;
};

/** Loads the rules once; a failed load is forgotten, so that the next call tries again. */
export const loadCore = (): Promise<Core> => {
  loading ??= load();
  return loading;
};

/** The rules, inside a component; suspends until they are there, and fails when they could not be loaded. */
export const useCore = (): Core => use(loading ?? failed ?? loadCore());
