import { useAtomValue } from "jotai";
import { Suspense, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { AppShell } from "@/components/layouts/app-shell";
import { LoadingScreen } from "@/components/layouts/loading-screen";
import { MarketingLayout } from "@/components/layouts/marketing";
import { paths } from "@/config/paths";
import { AccessDenied, InsufficientPermissions } from "@/features/auth/components/denied";
import { useCore } from "@/lib/core";
import { loggedOutAtom, useSession } from "@/lib/session";
import { InsideShell } from "@/lib/shell";
import { ApprovalNotice } from "@/routes/approval-notice";

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

/** Messages are needed most when the network is gone: their code loads while it is there. */
const useToasterAtHand = () => {
  useEffect(() => {
    import("@/components/layouts/toaster").catch(() => undefined);
  }, []);
};

/** Every signed-in screen: waits for the rules, asks the guard, draws the frame. */
export const SignedIn = () => {
  useToasterAtHand();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Guarded />
    </Suspense>
  );
};
