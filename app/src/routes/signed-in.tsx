import { useAtomValue } from "jotai";
import { Suspense, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { AppShell } from "@/components/layouts/app-shell";
import { LoadingScreen } from "@/components/layouts/loading-screen";
import { MarketingLayout } from "@/components/layouts/marketing";
import { menuOf } from "@/config/menus";
import { paths } from "@/config/paths";
import { AccessDenied, InsufficientPermissions } from "@/features/auth/components/denied";
import { useCore } from "@/lib/core";
import { loggedOutAtom, useSession } from "@/lib/session";
import { InsideShell } from "@/lib/shell";
import { ApprovalNotice } from "@/routes/approval-notice";
import { notFound, signedInScreens } from "@/routes/screens";

/**
 * The guard's four states (Spec §2.1), decided by core from path, token and role. A session that ends while the screen
 * is open, in another tab for instance, leads to sign-in (decision D12).
 */
const Guarded = () => {
  const core = useCore();
  const session = useSession();
  const { pathname } = useLocation();
  const [wasSignedIn] = useState(session !== null);
  const loggedOut = useAtomValue(loggedOutAtom);
  if (session === null && wasSignedIn) return <Navigate to={loggedOut ? paths.login : paths.signIn} replace />;
  const decision = core.guard(pathname, false, session !== null, session?.user.role ?? null);
  if (session === null || decision.state === "unauthenticated") {
    return (
      <MarketingLayout>
        <AccessDenied />
      </MarketingLayout>
    );
  }
  return (
    <InsideShell value={true}>
      <AppShell key={session.user.id ?? session.user.email} user={session.user}>
        {decision.state === "wrong_role" ? (
          <InsufficientPermissions
            required={decision.requiredRoles.map((role) => core.roleBadge(role))}
            current={core.roleBadge(session.user.role)}
          />
        ) : (
          <>
            <ApprovalNotice />
            <Outlet />
          </>
        )}
      </AppShell>
    </InsideShell>
  );
};

/**
 * Links of the menu and messages work without a network too: their code loads once the page has nothing else to do.
 * What does not come now is tried again when it is needed.
 */
const useMenuAtHand = () => {
  const role = useSession()?.user.role;
  useEffect(() => {
    const load = () => {
      const parts = [
        () => import("@/components/layouts/toaster"),
        ...(role === undefined ? [] : menuOf(role).map(({ path }) => signedInScreens[path] ?? notFound)),
      ];
      for (const part of parts) part().catch(() => undefined);
    };
    // Safari has no idle callback.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }, [role]);
};

/** Every signed-in screen: waits for the rules, asks the guard, draws the frame. */
export const SignedIn = () => {
  useMenuAtHand();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Guarded />
    </Suspense>
  );
};
