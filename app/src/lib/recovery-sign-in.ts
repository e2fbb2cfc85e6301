import { atom, getDefaultStore, useAtomValue } from "jotai";
import { tabStorage } from "@/lib/browser-storage";
import { sessionAtom } from "@/lib/session";

const storageKey = "recovery-sign-in";
const store = getDefaultStore();

/** Who signed in with a recovery code in this tab, until they have seen what to do about it. */
const userIdAtom = atom(tabStorage.read(storageKey));

const isTheirsAtom = atom((get) => {
  const id = get(sessionAtom)?.user.id;
  return id !== undefined && id === get(userIdAtom);
});

/** A recovery code was used to sign in: the phone may be lost. */
export const noteRecovery = (userId: string) => {
  tabStorage.write(storageKey, userId);
  store.set(userIdAtom, userId);
};

/** It has been seen. */
export const forgetRecovery = () => {
  tabStorage.remove(storageKey);
  store.set(userIdAtom, null);
};

/** Whether whoever is signed in used a recovery code for it, inside a component. */
export const useSignedInByRecovery = (): boolean => useAtomValue(isTheirsAtom);
