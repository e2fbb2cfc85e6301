import { useAtomValue } from "jotai";
import { Suspense, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation, useMatches } from "react-router";
import { ClockNote } from "@/components/data/clock-note";
import { AppShell } from "@/components/layouts/app-shell";
import { LoadingScreen } from "@/components/layouts/loading-screen";
import { MarketingLayout } from "@/components/layouts/marketing";
import { paths } from "@/config/paths";
import type { Screen } from "@/config/screens";
import { signedInScreens } from "@/config/screens";
import { AccessDenied, InsufficientPermissions } from "@/features/accounts/components/denied";
import { Bell } from "@/features/notices/components/bell";
import { useCore } from "@/lib/core";
import { prepareDrafts } from "@/lib/drafts/drafts";
import { whenIdle } from "@/lib/idle";
import { prepareParts } from "@/lib/on-demand";
import { useLacksFactor } from "@/lib/required-factor";
import { rememberAddress, rememberPlace } from "@/lib/return-to";
import type { SessionUser } from "@/lib/session";
import { loggedOutAtom, useSession } from "@/lib/session";
import { InsideShell } from "@/lib/shell";
import { ApprovalNotice } from "@/routes/frame/approval-notice";
import { useNewDayAndLinks } from "@/routes/frame/new-day-and-links";
import { Palette } from "@/routes/frame/palette";
import { RecoveryNotice } from "@/routes/frame/recovery-notice";
import { RequiredFactor } from "@/routes/frame/required-factor";
import { startLoading } from "@/routes/frame/screen-data";
import { loadFile } from "@/routes/frame/screen-file";

/** Asks ahead for a screen's data; it comes with the frame, as public pages need none of it. */
export const askAhead = startLoading;

/** Leads from a screen whose session has ended to sign-in, which leads the same person back (decision D13). */
const SessionEnded = ({ user: { id, role }, loggedOut }: { user: SessionUser; loggedOut: boolean }) => {
  const { pathname, search, hash } = useLocation();
  const [place] = useState(pathname + search + hash);
  useEffect(() => {
    if (!loggedOut) rememberPlace(id, place, role);
  }, [loggedOut, id, place, role]);
  return <Navigate to={loggedOut ? paths.login : paths.signIn} replace />;
};

/** What somebody sees who is not signed in; the address stays at hand for the sign-in that may follow. */
const SignedOut = ({ loggedOut }: { loggedOut: boolean }) => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!loggedOut) rememberAddress(pathname + search + hash);
  }, [loggedOut, pathname, search, hash]);
  return (
    <MarketingLayout>
      <AccessDenied />
    </MarketingLayout>
  );
};

/**
 * The guard's four states (Spec §2.1), decided by core from path, token and role. A session that ends while the screen
 * is open, in another tab for instance, leads to sign-in (decision D12).
 */
const Guarded = () => {
  const core = useCore();
  const session = useSession();
  const lacksFactor = useLacksFactor();
  const { pathname } = useLocation();
  const hasNoTimes = useMatches().some(({ handle }) => (handle as Partial<Screen> | undefined)?.hasNoTimes);
  // Whose screen this was last: somebody else may have signed in meanwhile, in another tab.
  const [last, setLast] = useState(session);
  const loggedOut = useAtomValue(loggedOutAtom);
  if (session !== null && session !== last) setLast(session);
  if (session === null && last !== null) {
    return <SessionEnded user={last.user} loggedOut={loggedOut} />;
  }
  const decision = core.guard(pathname, false, session !== null, session?.user.role ?? null);
  if (session === null || decision.state === "unauthenticated") {
    return <SignedOut loggedOut={loggedOut} />;
  }
  return (
    <InsideShell value={true}>
      <AppShell key={session.user.id ?? session.user.email} user={session.user} bell={<Bell />}>
        {decision.state === "wrong_role" ? (
          <InsufficientPermissions
            required={decision.requiredRoles.map((role) => core.roleBadge(role))}
            current={core.roleBadge(session.user.role)}
          />
        ) : (
          <>
            <ApprovalNotice />
            <RecoveryNotice />
            <Palette />
            {hasNoTimes ? null : <ClockNote className="mb-4" />}
            {lacksFactor ? <RequiredFactor /> : <Outlet />}
          </>
        )}
      </AppShell>
    </InsideShell>
  );
};

/**
 * Links of the menu, dialogs and messages work without a network too: their code loads once the page has nothing else to do.
 * So does the key of drafts, where there are any, so that a form that opens can offer its own at once. What does not come
 * now is tried again when it is needed.
 */
const useMenuAtHand = () => {
  const { role, id } = useSession()?.user ?? {};
  useEffect(() => {
    const load = () => {
      if (id) prepareDrafts(id);
      const parts = [
        () => import("@/components/layouts/toaster"),
        ...signedInScreens
          .filter(({ menu = [] }) => menu.some((item) => item.role === role))
          .map(
            ({ file }) =>
              () =>
                loadFile(file),
          ),
      ];
      // The parts of a screen are known once its code is there.
      Promise.allSettled(parts.map((part) => part())).then(prepareParts);
    };
    return whenIdle(load);
  }, [role, id]);
};

/** Every signed-in screen: waits for the rules, asks the guard, draws the frame. */
export const SignedIn = () => {
  useMenuAtHand();
  useNewDayAndLinks();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Guarded />
    </Suspense>
  );
};
