import type { RefCallback } from "react";
import { useEffect, useEffectEvent, useState } from "react";

/** Bubbles up from the focused element before Escape closes a dialog, so that a part open around it can close instead. */
const escapeEvent = "reedling:escape";

/** Closes the innermost part open around the focus; false if there is none. */
export const closeInnermost = (): boolean => {
  const event = new Event(escapeEvent, { bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
};

/**
 * Lets Escape close one part of a dialog while the focus is inside it; pass the returned ref to the part. `close` keeps what
 * was typed, and moves the focus.
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
