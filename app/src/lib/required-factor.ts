import { atom, getDefaultStore, useAtomValue } from "jotai";
import { sessionAtom } from "@/lib/session";

/** The code of a refusal because the school requires two-factor sign-in, and the account lacks it. */
export const requiredFactorCode = "second_factor_required";

const store = getDefaultStore();

/** The token of the session that was refused for it. */
const refusedTokenAtom = atom<string | null>(null);

/** Whether whoever is signed in has to set up two-factor sign-in before anything else. */
const isLackingAtom = atom((get) => {
  const token = get(sessionAtom)?.token;
  return token !== undefined && token === get(refusedTokenAtom);
});

/** The server refused a call of that session because the account lacks a second factor. */
export const requireFactor = (refusedToken: string) => store.set(refusedTokenAtom, refusedToken);

/** It has been set up: the screens may ask again. */
export const factorIsThere = () => store.set(refusedTokenAtom, null);

/** Whether two-factor sign-in has to be set up first, inside a component. */
export const useLacksFactor = (): boolean => useAtomValue(isLackingAtom);
