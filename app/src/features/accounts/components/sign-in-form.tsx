import type { ChangeEvent, ReactNode } from "react";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { newPasswordPath, paths } from "@/config/paths";
import { useResendActivation } from "@/features/accounts/api/resend-activation";
import type { SignInDraft } from "@/features/accounts/api/sign-in";
import { useSignIn } from "@/features/accounts/api/sign-in";
import { FormFailure } from "@/features/accounts/components/form-failure";
import { useAccountForm } from "@/features/accounts/components/use-account-form";
import { firstScreen } from "@/features/accounts/first-screen";
import { handEmail, handedEmail } from "@/features/accounts/handed-email";
import { forgetHandedNotice, handedNotice } from "@/features/accounts/handed-notice";
import { handPassword } from "@/features/accounts/handed-password";
import { authMessages } from "@/features/accounts/messages";
import { secondStep, takeLostStep } from "@/features/accounts/second-step";
import { useDelayedNavigate } from "@/lib/delayed-navigate";
import { storedNames } from "@/lib/drafts/storage";
import { failureText } from "@/lib/forms";
import { useIsHydrated } from "@/lib/hydrated";
import { chooseEndWithBrowser, endsWithBrowser, startSession } from "@/lib/remember-me";
import { lastOwner } from "@/lib/return-to";

/** What the server calls an account that waits for its activation link. */
const notActivated = "account_pending";

/** Whether the session that ended in this tab left something that was typed and not saved. */
const leftDraft = (): boolean => {
  const owner = lastOwner();
  return owner !== null && storedNames(owner).length > 0;
};

/** E-mail and password, with what follows from the answer (Spec §2.3, §4): a session, a new password, a second step. */
export const SignInForm = ({ onSecondStep }: { onSecondStep: (step: ReactNode) => void }) => {
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const [isEnding, setEnding] = useState(endsWithBrowser);
  // Who ticks it, where it was not, is at somebody else's computer.
  const [isTicked, setTicked] = useState(false);
  const chooseEnd = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setEnding(target.checked);
    setTicked(target.checked);
    chooseEndWithBrowser(target.checked);
  };
  const signIn = useSignIn();
  const resend = useResendActivation();
  const { props, field, values, errors, failure, isBusy } = useAccountForm<SignInDraft>({
    defaultValues: { email: handedEmail(), password: "", notMyComputer: false },
    check: (core, draft) => core.checkSignIn(draft),
    fallback: authMessages.signInFailed,
    send: async (draft, core) => {
      resend.reset();
      const outcome = await signIn.mutateAsync({ ...draft, notMyComputer: isTicked });
      if ("challenge" in outcome) {
        onSecondStep(await secondStep(outcome.challenge));
        return;
      }
      if ("userId" in outcome) {
        handPassword(outcome.userId, draft.password);
        navigate(newPasswordPath(outcome.userId));
        return;
      }
      startSession(outcome.session);
      goLater(firstScreen(core, outcome.session.user), 1000, { replace: true });
    },
  });
  const isHydrated = useIsHydrated();
  const [hasDraft] = useState(leftDraft);
  const [said, setSaid] = useState(handedNotice);
  useEffect(() => forgetHandedNotice, []);
  // Not before the page that was rendered at build is taken over.
  useEffect(() => {
    if (takeLostStep()) setSaid(authMessages.secondStepLost);
  }, []);
  const isPending = failure?.code === notActivated;
  const sendAgain = () => resend.mutate(values.email);
  const resent = resend.isSuccess ? resend.data : null;
  const resendFailure = resend.isError ? failureText(resend.error, authMessages.resendFailed) : null;

  return (
    <form {...props} className="flex flex-col gap-5">
      {isHydrated && hasDraft ? <Notice tone="info">{authMessages.typedIsKept}</Notice> : null}
      {said === null ? null : (
        <Notice tone={said === authMessages.secondStepLost ? "info" : "success"} role="status">
          {said}
        </Notice>
      )}
      <FormFailure
        text={resendFailure ?? (resent === null ? (failure?.text ?? null) : null)}
        action={
          isPending && resendFailure === null ? (
            <Button size="sm" busy={resend.isPending} onClick={sendAgain}>
              Resend Email
            </Button>
          ) : null
        }
      />
      <div role="status" className="contents">
        {resent === null ? null : <Notice tone="success">{resent}</Notice>}
        {signIn.isSuccess && "session" in signIn.data ? <Notice tone="success">{authMessages.signedIn}</Notice> : null}
      </div>
      <Field label="Email" required error={errors.email}>
        <Input type="email" autoComplete="username" inputMode="email" {...field("email")} />
      </Field>
      <Field label="Password" required error={errors.password}>
        <PasswordInput autoComplete="current-password" {...field("password")} />
      </Field>
      <p className="-mt-3 flex justify-end">
        <Link
          to={paths.forgotPassword}
          onClick={() => handEmail(values.email)}
          className="inline-flex min-h-6 items-center font-semibold text-primary text-small underline-offset-4 hover:underline pointer-coarse:min-h-10"
        >
          Forgot password?
        </Link>
      </p>
      <Checkbox
        label="Sign me out when I close the browser"
        hint="Untick it only on a computer or phone of your own."
        checked={isEnding || !isHydrated}
        onChange={chooseEnd}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy || signIn.isSuccess} className="w-full">
        Sign In
      </Button>
    </form>
  );
};
