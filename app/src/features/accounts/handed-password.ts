import { onSessionChange } from "@/lib/session";

/** The temporary password that was typed at the sign-in, on its way to the form that replaces it: in memory, never kept. */
let handed: { userId: string; password: string } | null = null;

/** Hands a temporary password over to the form of the same account. */
export const handPassword = (userId: string, password: string) => {
  handed = { userId, password };
};

/** What was handed over to that account; an empty text for anybody else. */
export const handedPassword = (userId: string | null): string =>
  handed !== null && handed.userId === userId ? handed.password : "";

/** Forgets it. */
export const forgetHandedPassword = () => {
  handed = null;
};

onSessionChange(forgetHandedPassword);
