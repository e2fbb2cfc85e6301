import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useCore } from "@/lib/core";
import { useSession } from "@/lib/session";

interface OwnScreenProps {
  /** A path that every role shares. */
  path: string;
  /** Query that goes along. */
  search?: string;
  /** What roles without a screen of their own are shown. */
  children: ReactNode;
}

/** Leads from a shared path to the role's own screen, where it has one (decision D12). */
export const OwnScreen = ({ path, search = "", children }: OwnScreenProps) => {
  const own = useCore().ownPath(path, useSession()?.user.role ?? null);
  return own === path ? children : <Navigate to={{ pathname: own, search }} replace />;
};
