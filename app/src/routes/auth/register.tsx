import { AuthLayout } from "@/components/layouts/auth";
import { paths } from "@/config/paths";
import { GoogleButton } from "@/features/auth/components/google-button";
import { OrDivider } from "@/features/auth/components/or-divider";
import { RegisterForm } from "@/features/auth/components/register-form";
import { TextLink } from "@/features/auth/components/text-link";

/** /auth/register (Spec §2.3). */
export const RegisterScreen = () => (
  <AuthLayout
    title="Create Account"
    summary={
      <>
        Join as a teacher. Already have an account? <TextLink to={paths.signIn}>Sign In</TextLink>
      </>
    }
  >
    <RegisterForm />
    <OrDivider />
    <GoogleButton />
  </AuthLayout>
);
