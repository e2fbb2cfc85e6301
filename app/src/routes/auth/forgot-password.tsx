import { AuthLayout } from "@/components/layouts/auth";
import { paths } from "@/config/paths";
import { ForgotPasswordForm } from "@/features/accounts/components/forgot-password-form";
import { TextLink } from "@/features/accounts/components/text-link";

/** /auth/forgot-password (Spec §2.3). */
export const ForgotPasswordScreen = () => (
  <AuthLayout title="Forgot Password" summary="Enter your email and we'll send you a temporary password.">
    <ForgotPasswordForm />
    <p className="mt-6 text-center">
      <TextLink to={paths.signIn}>Back to Sign In</TextLink>
    </p>
  </AuthLayout>
);
