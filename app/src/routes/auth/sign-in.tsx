import { Suspense } from "react";
import { Link } from "react-router";
import { AuthLayout } from "@/components/layouts/auth";
import { paths } from "@/config/paths";
import { GoogleButton } from "@/features/auth/components/google-button";
import { OrDivider } from "@/features/auth/components/or-divider";
import { SignInForm } from "@/features/auth/components/sign-in-form";

/** /auth/signin and /auth/login (Spec §2.3). */
export const SignInScreen = () => (
  <AuthLayout
    title="Sign In"
    summary={
      <>
        New here?{" "}
        <Link to={paths.register} className="font-semibold text-primary underline underline-offset-4">
          Create Account
        </Link>
      </>
    }
  >
    <Suspense fallback={<div className="h-80" />}>
      <SignInForm />
      <OrDivider />
      <GoogleButton />
    </Suspense>
  </AuthLayout>
);
