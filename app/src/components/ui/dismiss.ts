import { useEffect, useState } from "react";

/** Asks the dialog that has the focus to close; see `useDismissal`. */
const dismissal = "reedling:dismiss";

/** The open dialog that the focus is in. */
const dialogInFocus = () => document.activeElement?.closest("[data-dialog]") ?? null;

/**
 * Escape belongs to the dialog while somebody works in it. A message that came after it stands above it and would be
 * closed first; it hands the key down. False where no dialog has the focus.
 */
export const dismissDialogInFocus = (): boolean => dialogInFocus()?.dispatchEvent(new Event(dismissal)) ?? false;

/** Closes a dialog when a message hands Escape down to it; the dialog's content takes the ref. */
export const useDismissal = (close: () => void) => {
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => {
    content?.addEventListener(dismissal, close);
    return () => content?.removeEventListener(dismissal, close);
  }, [content, close]);
  return setContent;
};
