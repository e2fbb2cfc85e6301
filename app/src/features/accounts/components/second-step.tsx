import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CodeField, CodeSwitch } from "@/components/data/code-field";
import { AuthLayout } from "@/components/layouts/auth";
import { Button, buttonStyles } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import type { SecondStepDraft } from "@/features/accounts/api/second-step";
import { useSecondStep } from "@/features/accounts/api/second-step";
import { FormFailure } from "@/features/accounts/components/form-failure";
import { useAccountForm } from "@/features/accounts/components/use-account-form";
import { firstScreen } from "@/features/accounts/first-screen";
import { authMessages } from "@/features/accounts/messages";
import { forgetSecondStep, markSecondStep } from "@/features/accounts/second-step";
import { useDelayedNavigate } from "@/lib/delayed-navigate";
import { noteRecovery } from "@/lib/recovery-sign-in";
import { startSession } from "@/lib/remember-me";

/** A code of the authenticator app, or a recovery code. */
const SecondStepForm = ({ challenge }: { challenge: string }) => {
  const [isRecovery, setRecovery] = useState(false);
  const goLater = useDelayedNavigate();
  const finish = useSecondStep(challenge);
  const { props, field, errors, failure, isBusy } = useAccountForm<SecondStepDraft>({
    defaultValues: { code: "", recoveryCode: "" },
    check: (core, { code, recoveryCode }) => (isRecovery ? core.checkRecoveryCode(recoveryCode) : core.checkCode(code)),
    fallback: authMessages.signInFailed,
    send: async (draft, core) => {
      const session = await finish.mutateAsync(draft);
      forgetSecondStep();
      startSession(session);
      if (isRecovery) noteRecovery(session.user.id ?? "");
      goLater(firstScreen(core, session.user), 1000, { replace: true });
    },
  });
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another box stands there after a change.
  useEffect(() => box.current?.focus(), [isRecovery]);
  // Leaving the screen ends the step; a reload does too, but says nothing.
  useEffect(() => {
    markSecondStep();
    return forgetSecondStep;
  }, []);
  const name = isRecovery ? "recoveryCode" : "code";
  const isOver = failure?.code === "unauthenticated";

  return (
    <form {...props} className="flex flex-col gap-5">
      <FormFailure text={failure?.text ?? null} />
      <div role="status" className="contents">
        {finish.isSuccess ? <Notice tone="success">{authMessages.signedIn}</Notice> : null}
      </div>
      <CodeField isRecovery={isRecovery} error={errors[name]} control={{ ...field(name), ref: box }} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isBusy || finish.isSuccess}
        disabled={isOver}
        className="w-full"
      >
        Sign In
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <CodeSwitch isRecovery={isRecovery} onChange={setRecovery} />
        <Link to={paths.login} reloadDocument onClick={forgetSecondStep} className={buttonStyles()}>
          Back to Login
        </Link>
      </div>
    </form>
  );
};

/** The second step of signing in, with the challenge that the first step gave. */
export const SecondStep = ({ challenge }: { challenge: string }) => (
  <AuthLayout title="Two-Factor Sign-In" summary="One more step: a code that only you have.">
    <SecondStepForm challenge={challenge} />
  </AuthLayout>
);
