import { useEffect } from "react";
import { Notice } from "@/components/ui/notice";
import { useCore } from "@/lib/core";
import { signOutFully } from "@/lib/sign-out";

/** The red notice after the server refused the stored token; then everything of the session goes (Spec §8). */
export const SessionExpiredNotice = () => {
  const { sessionExpired } = useCore().constants().delays;
  useEffect(() => {
    const timer = setTimeout(() => void signOutFully(), sessionExpired);
    return () => clearTimeout(timer);
  }, [sessionExpired]);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-70 flex justify-center px-4">
      <Notice tone="error" role="alert" className="border border-red-solid shadow-dialog">
        Session expired. Redirecting to login...
      </Notice>
    </div>
  );
};
