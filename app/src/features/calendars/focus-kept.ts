import type { RefObject } from "react";
import { useLayoutEffect, useRef } from "react";

/** Keeps the focus on a lesson that moves to another place among its neighbours, which takes it out of the page for a moment. */
export const useFocusKept = (body: RefObject<HTMLElement | null>, drawn: unknown) => {
  const focused = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing that may have moved one.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active === document.body && focused.current !== undefined) {
      body.current?.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(focused.current)}"]`)?.focus();
    }
    const remember = () => {
      const now = document.activeElement;
      if (now !== document.body) focused.current = (now as HTMLElement | null)?.dataset?.lesson;
    };
    remember();
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [body, drawn]);
};
