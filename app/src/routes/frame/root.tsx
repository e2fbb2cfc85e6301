import { useAtomValue } from "jotai";
import type { ComponentType } from "react";
import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { ReleaseNotice } from "@/components/layouts/release-notice";
import { useRouteFocus } from "@/components/layouts/route-focus";
import { coreStoppedAtom } from "@/lib/core-guard";
import { outdatedAtom } from "@/lib/release";
import { sessionExpiredAtom } from "@/lib/session";
import { toastsAtom } from "@/lib/toasts";
import { CoreStoppedScreen } from "@/routes/frame/core-stopped";

/** A part that loads when it is needed; one that cannot be loaded stays away and leaves the screen as it is. */
const orNothing = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));

const Toaster = orNothing(async () => (await import("@/components/layouts/toaster")).Toaster);
const SessionExpiredNotice = orNothing(
  async () => (await import("@/features/accounts/components/session-expired-notice")).SessionExpiredNotice,
);

/** What stands around every screen: the bar while a screen loads, messages, the end of a session. */
export const Root = () => {
  useRouteFocus();
  const isLoading = useNavigation().state === "loading";
  const hasToasts = useAtomValue(toastsAtom).length > 0;
  const isExpired = useAtomValue(sessionExpiredAtom);
  const isStopped = useAtomValue(coreStoppedAtom);
  const isOutdated = useAtomValue(outdatedAtom);
  if (isStopped) return <CoreStoppedScreen />;
  return (
    <>
      {isLoading ? <div aria-hidden className="screen-progress" /> : null}
      <Outlet />
      <ScrollRestoration />
      {isOutdated ? <ReleaseNotice /> : null}
      <Suspense>
        {hasToasts ? <Toaster /> : null}
        {isExpired ? <SessionExpiredNotice /> : null}
      </Suspense>
    </>
  );
};
