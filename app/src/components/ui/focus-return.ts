import { useRef } from "react";

/** Where focus goes back to: for an item of a menu that has closed meanwhile, the button of that menu. */
const returnTarget = (): HTMLElement | null => {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest('[role="menu"]');
  return menu === null ? active : document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
};

/** Handlers for a dialog without a trigger of its own: remember the focus on opening, give it back on closing. */
export const useFocusReturn = () => {
  const target = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      target.current = returnTarget();
    },
    restore: (event: Event) => {
      event.preventDefault();
      if (target.current?.isConnected) target.current.focus();
      else document.querySelector<HTMLElement>("main h1")?.focus();
    },
  };
};
