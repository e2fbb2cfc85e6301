import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const longestWait = 5000;

const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** Moves the focus to the new screen's h1 when the path changes, also when the screen is still loading then. */
export const useRouteFocus = () => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (focusHeading()) return;
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
