import type { FocusEvent } from "react";
import { useRef } from "react";

/**
 * Handlers for what keeps the focus inside: whoever leaves a control comes to where they were going. What leaving takes away,
 * such as buttons that stand only while a box is typed in, is gone before the focus has arrived anywhere, which Radix takes
 * for a focus that is lost: it would lead to the beginning, time and again.
 */
export const useFocusMove = () => {
  const going = useRef<HTMLElement | null>(null);
  return {
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      going.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const to = going.current;
      going.current = null;
      if (target === currentTarget && to !== target && to !== null && currentTarget.contains(to)) to.focus();
    },
  };
};
