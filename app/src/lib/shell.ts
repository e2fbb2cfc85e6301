import { createContext, useContext } from "react";

/** True for screens inside the signed-in frame, which then bring no frame of their own. */
export const InsideShell = createContext(false);

/** Whether the screen already stands inside the signed-in frame. */
export const useInsideShell = (): boolean => useContext(InsideShell);
