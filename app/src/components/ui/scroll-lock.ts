import { useEffect } from "react";

let locks = 0;

/** Holds the page still while `active`; several locks may overlap. base.css does the rest. */
export const useScrollLock = (active: boolean) => {
  useEffect(() => {
    if (!active) return;
    locks += 1;
    document.documentElement.toggleAttribute("data-scroll-locked", true);
    return () => {
      locks -= 1;
      document.documentElement.toggleAttribute("data-scroll-locked", locks > 0);
    };
  }, [active]);
};
