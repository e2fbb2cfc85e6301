import { atom, getDefaultStore } from "jotai";
import { onSessionChange } from "@/lib/session";

/** What a toast says. */
export interface ToastContent {
  title: string;
  description?: string;
  /** What happens next, on a line of its own. */
  note?: string;
  /** `error` is announced at once, `success` when the reader pauses. */
  tone: "success" | "error";
  /** ms until it closes by itself; core's `delays.toast` unless given. */
  duration?: number;
  /** Lines with a Copy button each, for a temporary password. */
  copies?: readonly { label: string; value: string }[];
  /** Leads to what the message is about. */
  action?: { label: string; onPress: () => void };
}

/** A toast in the list; a dismissed one stays, closed, until it is removed. */
export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

/** The toast that shows, or showed last: one at a time (Spec §9). */
export const toastsAtom = atom<Toast[]>([]);

const store = getDefaultStore();
let lastId = 0;

/** Shows a toast in place of the one before it; returns its id. */
export const showToast = (content: ToastContent): number => {
  lastId += 1;
  const toast: Toast = { ...content, id: lastId, open: true };
  store.set(toastsAtom, [toast]);
  return toast.id;
};

/** A dismissed toast; what it gave to copy, such as a password, goes at once. */
const closed = ({ copies: _, ...toast }: Toast): Toast => ({ ...toast, open: false });

/** Closes a toast and removes it from the list so many ms later (core: `delays.toastRemoval`). */
export const dismissToast = (id: number, removeAfterMs: number) => {
  store.set(toastsAtom, (toasts) => toasts.map((toast) => (toast.id === id ? closed(toast) : toast)));
  setTimeout(() => {
    store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
  }, removeAfterMs);
};

// What was said to one person, perhaps a password for somebody else, is not for the next.
onSessionChange(() => store.set(toastsAtom, []));
