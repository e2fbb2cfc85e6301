import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const paper = () => globalThis.matchMedia("print");

/** Between the browser's two events; the style of paper may come only after the first. */
let isBetween = false;

/** Calls back before the page is laid out for paper, and after; what it changes is drawn at once. */
const watch = (callback: () => void) => {
  const follow = ({ type }: Event) => {
    if (type !== "change") isBetween = type === "beforeprint";
    flushSync(callback);
  };
  const style = paper();
  window.addEventListener("beforeprint", follow);
  window.addEventListener("afterprint", follow);
  style.addEventListener("change", follow);
  return () => {
    window.removeEventListener("beforeprint", follow);
    window.removeEventListener("afterprint", follow);
    style.removeEventListener("change", follow);
  };
};

const isPrinting = () => isBetween || paper().matches;

/** Whether the page is on its way to paper: what only paper shows need not be in the page before. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watch, isPrinting, () => false);
