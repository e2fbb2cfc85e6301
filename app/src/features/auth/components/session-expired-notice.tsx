import { useEffect } from "react";
import { Notice } from "@/components/ui/notice";
import { redirectDelays } from "@/config/constants";
import { signOutFully } from "@/lib/sign-out";

/** The red notice after the server refused the stored token; then everything of the session goes (Spec §8). */
export const SessionExpiredNotice = () => {
  useEffect(() => {
    const timer = setTimeout(() => void signOutFully(), redirectDelays.sessionExpired);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-70 flex justify-center px-4">
      <Notice tone="error" role="alert" className="border border-red-solid shadow-dialog">
        Session expired. Redirecting to login...
      </Notice>
    </div>
  );
};
