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

const readerActs = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Scrolls to a place, again whenever what stands above it grows, until the reader does something. Returns what ends it. */
const keepInView = (place: HTMLElement) => {
  place.scrollIntoView();
  const observer = new ResizeObserver(() => place.scrollIntoView());
  observer.observe(place.closest("main") ?? document.body);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of readerActs) removeEventListener(act, end, true);
  };
  const timer = setTimeout(end, longestWait);
  for (const act of readerActs) addEventListener(act, end, { capture: true, passive: true });
  return end;
};

/** Puts the focus on the place that the address names, if it is there, and keeps it in view. Returns what ends that. */
const focusPlace = (hash: string): (() => void) | null => {
  const place = document.getElementById(hash.slice(1));
  place?.focus({ preventScroll: true });
  return place && keepInView(place);
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
    let leave: (() => void) | null = null;
    const arrive = () => {
      if (hash === "") return focusHeading();
      leave = focusPlace(hash);
      return leave !== null;
    };
    if (focusExpected() || arrive()) return () => leave?.();
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), longestWait);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      leave?.();
    };
  }, [pathname, hash]);
};
