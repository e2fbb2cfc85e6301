import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { currentUserQuery } from "@/lib/current-user";
import { readSession, storeSession, useSession } from "@/lib/session";

/** Id of the notice that gives the reason, for what is disabled because of it. */
export const approvalNoticeId = "approval-notice";

const waits = "approval";

/** What somebody whose account waits for an administrator may not do, and why; nothing for everybody else. */
export interface ApprovalProps {
  disabled?: true;
  "aria-describedby"?: string;
}

/** Whether the account in this browser waits for an administrator, as was told at the sign-in. */
export const useWaitsForApproval = (): boolean => useSession()?.user.waitsFor === waits;

/** For the buttons that an administrator's approval is needed for. */
export const useApprovalProps = (): ApprovalProps =>
  useWaitsForApproval() ? { disabled: true, "aria-describedby": approvalNoticeId } : {};

/**
 * Asks whether an account that waits has been approved: at first, on every other screen, on coming back to the window
 * and once there is a network again. Then nothing waits any more.
 */
export const useApprovalNews = () => {
  const session = useSession();
  const isWaiting = useWaitsForApproval();
  const { pathname } = useLocation();
  const { data, refetch } = useQuery({
    ...currentUserQuery,
    enabled: isWaiting,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
  const asked = useRef(pathname);
  useEffect(() => {
    if (!isWaiting || asked.current === pathname) return;
    asked.current = pathname;
    void refetch({ cancelRefetch: false });
  }, [isWaiting, pathname, refetch]);
  const isApproved = isWaiting && data?.user.status === "active";
  useEffect(() => {
    if (!isApproved || session === null) return;
    // Another tab may have stored somebody else's, of which this one is told in a moment.
    if (readSession()?.token !== session.token) return;
    const { waitsFor: _, ...user } = session.user;
    storeSession({ token: session.token, user });
  }, [isApproved, session]);
};
