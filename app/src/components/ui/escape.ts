import type { RefCallback } from "react";
import { useEffect, useEffectEvent, useState } from "react";

/** Goes up from the focus before Escape closes a dialog: what is open around the focus closes instead. */
const escapeEvent = "reedling:escape";

/** Closes what is open around the focus inside a dialog, the innermost part alone; false where there is none. */
export const closeInnermost = (): boolean => {
  const event = new Event(escapeEvent, { bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
};

/**
 * Makes a part of a dialog one that Escape closes by itself while the focus is in it; the part takes the ref. What was typed
 * in it is the part's to keep, and where the focus goes on is the part's to say.
 */
export const useEscape = (close: () => void, isOpen = true): RefCallback<HTMLElement> => {
  const [part, setPart] = useState<HTMLElement | null>(null);
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (part === null || !isOpen) return;
    const take = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    part.addEventListener(escapeEvent, take);
    return () => part.removeEventListener(escapeEvent, take);
  }, [part, isOpen]);
  return setPart;
};
