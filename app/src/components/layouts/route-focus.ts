import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const longestWait = 5000;

let expected: string | null = null;

/** Has the next screen put the focus on the control with this id, if it has it, instead of its heading. */
export const focusOnArrival = (id: string | undefined) => {
  expected = id ?? null;
};

const focusExpected = (): boolean => {
  const control = expected === null ? null : document.getElementById(expected);
  expected = null;
  control?.focus();
  return control !== null && document.activeElement === control;
};

const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** Moves the focus to the new screen's h1, or to what was expected there, when the path changes, also when the screen is still loading then. */
export const useRouteFocus = () => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (focusExpected() || focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), longestWait);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
};
