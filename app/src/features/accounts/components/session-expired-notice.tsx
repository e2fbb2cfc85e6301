import { useEffect } from "react";
import { Notice } from "@/components/ui/notice";
import { delays } from "@/config/figures";
import { useSession } from "@/lib/session";
import { signOutFully } from "@/lib/sign-out";

/** The red notice after the server refused the stored token; then everything of the session goes (Spec §8). */
export const SessionExpiredNotice = () => {
  const token = useSession()?.token ?? "";
  useEffect(() => {
    const timer = setTimeout(() => void signOutFully(token), delays.sessionExpired);
    return () => clearTimeout(timer);
  }, [token]);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-70 flex justify-center px-4">
      <Notice tone="error" role="alert" className="border border-red-solid shadow-dialog">
        Session expired. Redirecting to login...
      </Notice>
    </div>
  );
};
