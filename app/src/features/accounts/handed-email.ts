import { onSessionChange } from "@/lib/session";

/** The address that was typed on one account screen, on its way to the next: in memory, never kept. */
let handed = "";

/** Hands an address over to the next account screen. */
export const handEmail = (email: string) => {
  handed = email;
};

/** What was handed over; an empty text at first. */
export const handedEmail = (): string => handed;

onSessionChange(() => handEmail(""));
