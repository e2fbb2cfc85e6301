import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the screen may show what only this browser knows, such as its theme or its session. False while a page that
 * was rendered at build is taken over, as both must draw the same.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
