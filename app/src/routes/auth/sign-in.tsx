import { useState } from "react";
import { AuthLayout } from "@/components/layouts/auth";
import { paths } from "@/config/paths";
import { FamilyHint } from "@/features/accounts/components/family-hint";
import { GoogleButton } from "@/features/accounts/components/google-button";
import { OrDivider } from "@/features/accounts/components/or-divider";
import { SignInForm } from "@/features/accounts/components/sign-in-form";
import { TextLink } from "@/features/accounts/components/text-link";
import { takeSecondStep } from "@/features/accounts/second-step";

/** /auth/signin and /auth/login (Spec §2.3); with the second step of accounts that have one. */
export const SignInScreen = () => {
  const [step, setStep] = useState(takeSecondStep);
  if (step !== null) return step;
  return (
    <AuthLayout
      title="Sign In"
      summary={
        <>
          New here as a teacher? <TextLink to={paths.register}>Create Account</TextLink>
          <FamilyHint forgot="“Forgot password?” below." />
        </>
      }
    >
      <SignInForm onSecondStep={setStep} />
      <OrDivider />
      <GoogleButton />
    </AuthLayout>
  );
};
