import { useIsHydrated } from "@/lib/hydrated";
import { useSession } from "@/lib/session";

/** Whether a page that was rendered at build may speak to somebody signed in: the build itself knows of nobody. */
export const useIsSignedIn = (): boolean => {
  const session = useSession();
  return useIsHydrated() && session !== null;
};
