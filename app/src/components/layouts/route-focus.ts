import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { openedFrom } from "@/lib/opened-from";

const longestWait = 5000;

const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

const readerActs = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Puts the focus on the control with this id, if it is there. */
const focusControl = (id = ""): boolean => {
  const control = document.getElementById(id);
  control?.focus();
  return control !== null && document.activeElement === control;
};

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
 * Moves the focus to the new screen's h1, to the place that the address names, or to the control that asked for the dialog
 * which was left, when either changes, also when the screen is still loading then.
 */
export const useRouteFocus = () => {
  const { pathname, hash, state } = useLocation();
  const previous = useRef(pathname);
  const asker = useRef<string>(undefined);
  useEffect(() => {
    if (previous.current === pathname && hash === "") return;
    previous.current = pathname;
    let leave: (() => void) | null = null;
    const arrive = () => {
      if (hash === "") return focusHeading();
      leave = focusPlace(hash);
      return leave !== null;
    };
    if (focusControl(asker.current) || arrive()) return () => leave?.();
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
  useEffect(() => {
    asker.current = openedFrom(state);
  }, [state]);
};
