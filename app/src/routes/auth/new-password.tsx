import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { AuthLayout } from "@/components/layouts/auth";
import { NewPasswordForm } from "@/features/accounts/components/new-password-form";

/** /auth/new-password, for the account of the `uid` query parameter (Spec §2.3). */
export const NewPasswordScreen = () => {
  const [query] = useSearchParams();
  return (
    <AuthLayout
      title="Set New Password"
      summary={query.has("uid") ? "Choose your own password to continue." : "Choose a new password."}
    >
      <Suspense fallback={<div className="h-96" />}>
        <NewPasswordForm userId={query.get("uid")} />
      </Suspense>
    </AuthLayout>
  );
};
