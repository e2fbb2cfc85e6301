import { useEffect, useState } from "react";
import { closeInnermost } from "@/components/ui/escape";

/** Asks the dialog that has the focus to close; see `useDismissal`. */
const dismissal = "reedling:dismiss";

/** The open dialog that the focus is in. */
const dialogInFocus = () => document.activeElement?.closest("[data-dialog]") ?? null;

/**
 * Escape belongs to the dialog while somebody works in it. A message that came after it stands above it and would be
 * closed first; it hands the key down. False where no dialog has the focus.
 */
export const dismissDialogInFocus = (): boolean => dialogInFocus()?.dispatchEvent(new Event(dismissal)) ?? false;

/** Closes a dialog, or the innermost part open around the focus, when a toast passes Escape on. Pass the ref to the content. */
export const useDismissal = (close: () => void) => {
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const dismiss = () => {
      if (!closeInnermost()) close();
    };
    content?.addEventListener(dismissal, dismiss);
    return () => content?.removeEventListener(dismissal, dismiss);
  }, [content, close]);
  return setContent;
};
