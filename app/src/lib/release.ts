import { atom, getDefaultStore } from "jotai";

/** The build of the app that this page is of; null where none is named, as under Vite's own server. */
const ownRelease = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null;

/** True once the server has answered with another build of the app than this page is of. */
export const outdatedAtom = atom(false);

/** Notes which build of the app the server has, as its answers say. */
export const noteRelease = (release: string | null) => {
  if (ownRelease !== null && release !== null && release !== ownRelease) getDefaultStore().set(outdatedAtom, true);
};
