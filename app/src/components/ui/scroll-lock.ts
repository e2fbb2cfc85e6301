import { useEffect, useLayoutEffect } from "react";

let locks = 0;

const apply = () => {
  const root = document.documentElement;
  if (locks === 0) root.removeAttribute("data-scroll-locked");
  else if (!root.hasAttribute("data-scroll-locked")) {
    // A page that has a scrollbar keeps its room, so that nothing jumps sideways.
    root.setAttribute("data-scroll-locked", window.innerWidth > root.clientWidth ? "gutter" : "");
  }
};

/**
 * Holds the page still, from the first moment on, while `active`; several locks may overlap. base.css does the rest.
 * It ends together with what Radix writes on the body, in the same phase: between the two every element of the page would
 * be given its style anew, twice.
 */
export const useScrollLock = (active = true) => {
  useLayoutEffect(() => {
    if (!active) return;
    locks += 1;
    apply();
  }, [active]);
  useEffect(() => {
    if (!active) return;
    return () => {
      locks -= 1;
      apply();
    };
  }, [active]);
};
