import { AuthLayout } from "@/components/layouts/auth";
import { paths } from "@/config/paths";
import { FamilyHint } from "@/features/accounts/components/family-hint";
import { GoogleButton } from "@/features/accounts/components/google-button";
import { OrDivider } from "@/features/accounts/components/or-divider";
import { RegisterForm } from "@/features/accounts/components/register-form";
import { TextLink } from "@/features/accounts/components/text-link";

/** /auth/register (Spec §2.3). */
export const RegisterScreen = () => (
  <AuthLayout
    title="Create Account"
    summary={
      <>
        Join as a teacher. Already have an account? <TextLink to={paths.signIn}>Sign In</TextLink>
        <FamilyHint
          forgot={
            <>
              <TextLink to={paths.forgotPassword}>Forgot Password</TextLink>.
            </>
          }
        />
      </>
    }
  >
    <RegisterForm />
    <OrDivider />
    <GoogleButton />
  </AuthLayout>
);
