import { act } from "@testing-library/react";
import { vi } from "vitest";

type Callback = () => void;

/**
 * Watches what the screen puts off, from now on. `after(ms)` expects something that waits for exactly so long and lets it
 * happen at once.
 */
export const watchDelays = () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  return {
    after: async (delayMs: number) => {
      const found = timers.mock.calls.findLast(([, delay]) => delay === delayMs);
      if (found === undefined) throw new Error(`nothing waits for ${delayMs} ms`);
      await act(async () => (found[0] as Callback)());
    },
  };
};
