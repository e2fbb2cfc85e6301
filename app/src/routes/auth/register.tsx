import { Suspense } from "react";
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
        Join as a teacher. Have an account already? <TextLink to={paths.signIn}>Sign In</TextLink>
      </>
    }
  >
    <Suspense fallback={<div className="h-[30rem]" />}>
      <RegisterForm />
      <OrDivider />
      <GoogleButton />
    </Suspense>
  </AuthLayout>
);
