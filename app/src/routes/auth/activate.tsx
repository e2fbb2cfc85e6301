import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { AuthLayout } from "@/components/layouts/auth";
import { ActivationResult } from "@/features/accounts/components/activation-result";

/** /auth/activate, for the `token` of the mailed link (Spec §2.3). */
export const ActivateScreen = () => {
  const [query] = useSearchParams();
  return (
    <AuthLayout title="Account Activation">
      <Suspense fallback={<div className="h-24" />}>
        <ActivationResult token={query.get("token") ?? ""} email={query.get("email") ?? ""} />
      </Suspense>
    </AuthLayout>
  );
};
