import { useLayoutEffect, useRef, useState } from "react";

/** Handlers by name. What they take and give is each caller's own. */
// biome-ignore lint/suspicious/noExplicitAny: any function is one.
type Handlers = Record<string, ((...args: any[]) => unknown) | undefined>;

/**
 * The same functions at every render, which call those of the last one: a part that is drawn by `memo` is not drawn again
 * because its screen is. For events alone, not for what is called while drawing. Which ones there are stays as it was.
 */
export const useStable = <Given extends Handlers>(handlers: Given): Given => {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(handlers).map((name) => [name, (...args: unknown[]) => latest.current[name]?.(...args)]),
    ),
  );
  return stable as Given;
};
