import { AuthLayout } from "@/components/layouts/auth";
import { paths } from "@/config/paths";
import { GoogleButton } from "@/features/auth/components/google-button";
import { OrDivider } from "@/features/auth/components/or-divider";
import { SignInForm } from "@/features/auth/components/sign-in-form";
import { TextLink } from "@/features/auth/components/text-link";

/** /auth/signin and /auth/login (Spec §2.3). */
export const SignInScreen = () => (
  <AuthLayout
    title="Sign In"
    summary={
      <>
        New here? <TextLink to={paths.register}>Create Account</TextLink>
      </>
    }
  >
    <SignInForm />
    <OrDivider />
    <GoogleButton />
  </AuthLayout>
);
