import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { AuthLayout } from "@/components/layouts/auth";
import { GoogleResult } from "@/features/accounts/components/google-result";

/** /auth/google/callback, where the external provider sends the browser back to (Spec §2.3). */
export const GoogleCallbackScreen = () => {
  const [query] = useSearchParams();
  return (
    <AuthLayout title="Google Sign-In">
      <Suspense fallback={<div className="h-24" />}>
        <GoogleResult code={query.get("code")} state={query.get("state")} error={query.get("error")} />
      </Suspense>
    </AuthLayout>
  );
};
