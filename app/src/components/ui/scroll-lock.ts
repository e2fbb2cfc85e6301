import { useLayoutEffect } from "react";

let locks = 0;

const apply = () => {
  const root = document.documentElement;
  if (locks === 0) root.removeAttribute("data-scroll-locked");
  else if (!root.hasAttribute("data-scroll-locked")) {
    // A page that has a scrollbar keeps its room, so that nothing jumps sideways.
    root.setAttribute("data-scroll-locked", window.innerWidth > root.clientWidth ? "gutter" : "");
  }
};

/** Holds the page still, from the first moment on, while `active`; several locks may overlap. base.css does the rest. */
export const useScrollLock = (active: boolean) => {
  useLayoutEffect(() => {
    if (!active) return;
    locks += 1;
    apply();
    return () => {
      locks -= 1;
      apply();
    };
  }, [active]);
};
