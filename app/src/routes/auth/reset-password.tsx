import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { AuthLayout } from "@/components/layouts/auth";
import { ResetPasswordForm } from "@/features/accounts/components/reset-password-form";

/** /auth/reset-password, for the account of the `uid` query parameter (Spec §2.3). */
export const ResetPasswordScreen = () => {
  const [query] = useSearchParams();
  return (
    <AuthLayout title="Reset Password" summary="The temporary password in your email expires after one hour.">
      <Suspense fallback={<div className="h-96" />}>
        <ResetPasswordForm userId={query.get("uid") ?? ""} />
      </Suspense>
    </AuthLayout>
  );
};
