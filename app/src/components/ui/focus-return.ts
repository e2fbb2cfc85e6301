import { useRef } from "react";

/** How long a row that was acted on may take to leave its list, in ms. */
const longestWait = 10_000;

/** A control and where it stands, so that its neighbour can be found when it is gone. */
interface Place {
  control: HTMLElement;
  card: Element | null;
  list: Element | null;
  row: number;
}

const rowsOf = (list: Element): Element[] => [...list.children];

/** Where focus goes back to: for an item of a menu that has closed meanwhile, the button of that menu. */
const returnTarget = (): HTMLElement | null => {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest('[role="menu"]');
  return menu === null ? active : document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
};

const placeOf = (control: HTMLElement): Place => {
  const row = control.closest("li, tr");
  const list = row?.parentElement ?? null;
  const card = control.closest("section");
  return { control, card, list, row: row === null || list === null ? -1 : rowsOf(list).indexOf(row) };
};

const isSeen = (element: Element): boolean =>
  element.isConnected && (typeof element.checkVisibility !== "function" || element.checkVisibility());

const headingIn = (part: Element | null | undefined): HTMLElement | null =>
  part?.querySelector<HTMLElement>(":is(h2, h3)[tabindex]") ?? null;

/**
 * In the row that took the place of one that is gone: its heading where that takes the focus, else a control of the same
 * kind. Where the last row is gone: the heading of their card, where that takes the focus.
 */
const neighbour = ({ control, card, list, row }: Place): HTMLElement | null => {
  if (list === null || !isSeen(list)) return card !== null && isSeen(card) ? headingIn(card) : null;
  const next = rowsOf(list)[Math.min(row, list.children.length - 1)];
  const heading = headingIn(next);
  if (heading) return heading;
  const controls = [...(next?.querySelectorAll<HTMLElement>("a[href], button:enabled") ?? [])].filter(isSeen);
  const kind = control.getAttribute("aria-haspopup");
  return controls.find((candidate) => candidate.getAttribute("aria-haspopup") === kind) ?? controls[0] ?? null;
};

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

const isLost = () => document.activeElement === document.body || document.activeElement === null;

const focusPlace = (place: Place) => {
  const next = isSeen(place.control) ? place.control : neighbour(place);
  if (next !== null) next.focus();
  else if (isLost()) focusHeading();
};

/**
 * Moves the focus on when its control leaves the page: what a dialog has changed may belong to the list no longer,
 * and the list learns of it after the dialog has closed.
 */
const followWhenGone = (place: Place) => {
  const observer = new MutationObserver((records) => {
    const isTaken = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(place.control)));
    if (isTaken && isLost()) focusPlace(place);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longestWait);
};

/** For a control that takes itself away, such as one that answers a request: the focus moves on to what comes next. */
export const moveFocusOn = (control: HTMLElement) => followWhenGone(placeOf(control));

/** Where the focus of open dialogs goes back to, the last one opened at the end. */
let waiting: readonly Place[] = [];

/** Handlers for a dialog without a trigger of its own: remember the focus on opening, give it back on closing. */
export const useFocusReturn = () => {
  const target = useRef<Place | null>(null);
  return {
    remember: () => {
      const control = returnTarget();
      // A dialog that takes the place of another one gives the focus back to where that one was opened.
      target.current = control === null ? (waiting.at(-1) ?? null) : placeOf(control);
      if (target.current !== null) waiting = [...waiting, target.current];
    },
    restore: (event: Event) => {
      event.preventDefault();
      const place = target.current;
      if (place === null) {
        // A screen that was left with the dialog has put the focus where it belongs.
        if (isLost()) focusHeading();
        return;
      }
      const at = waiting.lastIndexOf(place);
      waiting = waiting.filter((_, index) => index !== at);
      focusPlace(place);
      followWhenGone(place);
    },
  };
};
