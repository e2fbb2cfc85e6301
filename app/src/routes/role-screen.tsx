import type { ComponentType, LazyExoticComponent } from "react";
import { lazy, Suspense } from "react";
import { useSession } from "@/lib/session";
import { NotFoundScreen } from "@/routes/not-found";

/** A screen that loads when a role first needs it. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));

/** The role's own screen at a path that all roles share; another role finds nothing there (decision D12). */
export const RoleScreen = ({ screens }: { screens: Readonly<Record<string, ComponentType>> }) => {
  const Screen = screens[useSession()?.user.role ?? ""] ?? NotFoundScreen;
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
};
