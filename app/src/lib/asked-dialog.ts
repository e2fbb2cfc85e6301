import type { OpenedFrom } from "@/lib/opened-from";
import type { OpenedOver } from "@/lib/url-state";
import { openedId } from "@/lib/url-state";

/** The dialog that the address asks a screen for, such as "schedule". */
export const askedDialog = openedId("open");

/** The present screen with the dialog of that name over it, as `navigate` takes it. */
export const withDialog = ({ search, hash }: { search: string; hash: string }, dialog: string) => {
  const query = new URLSearchParams(search);
  const state: OpenedOver = { openedOver: query.toString() };
  query.set(askedDialog.name, dialog);
  return [
    { search: query.toString(), hash },
    { state, preventScrollReset: true },
  ] as const;
};

/**
 * For a link to a dialog of another screen, and to nothing else there: closing the dialog leads back to this one, and the
 * focus goes to the control with that id.
 */
export const leadingBackTo = (controlId: string): { state: OpenedOver & OpenedFrom } => ({
  state: { openedOver: "", openedFrom: controlId },
});
