import { createContext, useContext } from "react";

/** Whether a screen stands at an address; the route table tells. Outside of it every address counts as one that does. */
export const HasScreen = createContext<(to: string) => boolean>(() => true);

/** Tells of an address whether a screen stands there. */
export const useHasScreen = (): ((to: string) => boolean) => useContext(HasScreen);
