import { atom, getDefaultStore } from "jotai";

/** A defect of core ended one of its calls midway; what it holds in memory may be half written. */
export class CoreStopped extends Error {
  override readonly name = "CoreStopped";

  constructor(cause?: unknown) {
    super("A calculation of this page failed, and what it would go on to show could be wrong.", { cause });
  }
}

/** Whether core has stopped; only a reload starts it anew. */
export const coreStoppedAtom = atom(false);

const store = getDefaultStore();

/** Core refuses an argument of the wrong shape with a plain error; a trap or an exhausted stack is of another kind. */
export const isRefusal = (failure: unknown) => failure instanceof Error && failure.name === "Error";

type Call = (...args: unknown[]) => unknown;

/** The same functions; after the first that breaks down none is called again, and the page says so. */
export const guardCore = <Module extends object>(module: Module): Module => {
  let stopped = false;
  const guarded =
    (call: Call): Call =>
    (...args) => {
      if (stopped) throw new CoreStopped();
      try {
        return call(...args);
      } catch (failure) {
        if (isRefusal(failure)) throw failure;
        stopped = true;
        // Core is called while components render, and no other may be drawn anew just then.
        queueMicrotask(() => store.set(coreStoppedAtom, true));
        throw new CoreStopped(failure);
      }
    };
  const entries = Object.entries(module).map(([name, value]) => [
    name,
    typeof value === "function" ? guarded(value as Call) : value,
  ]);
  return Object.fromEntries(entries) as Module;
};
