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

const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Keeps a place in view while what stands above it still loads, until the reader moves or a moment has passed. */
const keepInView = (place: HTMLElement) => {
  place.scrollIntoView();
  const observer = new ResizeObserver(() => place.scrollIntoView());
  observer.observe(place.closest("main") ?? document.body);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, end, true);
  };
  const timer = setTimeout(end, longestWait);
  for (const move of moves) addEventListener(move, end, { capture: true, passive: true });
};

/** Puts the focus on the place that the address names. */
const focusPlace = (hash: string): boolean => {
  const place = document.getElementById(hash.slice(1));
  if (place === null) return false;
  keepInView(place);
  place.focus({ preventScroll: true });
  return true;
};

/**
 * Moves the focus to the new screen's h1, to the place that the address names, or to what was expected there, when either
 * changes, also when the screen is still loading then.
 */
export const useRouteFocus = () => {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname && hash === "") return;
    previous.current = pathname;
    const arrive = () => (hash === "" ? focusHeading() : focusPlace(hash));
    if (focusExpected() || arrive()) return;
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), longestWait);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, hash]);
};
