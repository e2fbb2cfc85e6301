import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { newPasswordPath, paths } from "@/config/paths";
import { useResendActivation } from "@/features/auth/api/resend-activation";
import type { SignInDraft } from "@/features/auth/api/sign-in";
import { useSignIn } from "@/features/auth/api/sign-in";
import { FormFailure } from "@/features/auth/components/form-failure";
import { authMessages } from "@/features/auth/messages";
import { ApiError } from "@/lib/api";
import { useCore } from "@/lib/core";
import { useDelayedNavigate } from "@/lib/delayed-navigate";
import { coreResolver, failureText, showServerProblems } from "@/lib/forms";
import { storeSession } from "@/lib/session";

const pendingStatus = 403;

/** E-mail and password, with what follows from the answer (Spec §2.3, §4). */
export const SignInForm = () => {
  const core = useCore();
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const signIn = useSignIn();
  const resend = useResendActivation();
  const [failure, setFailure] = useState<{ text: string; pending: boolean } | null>(null);
  const form = useForm<SignInDraft>({
    defaultValues: { email: "", password: "" },
    resolver: coreResolver(core.checkSignIn),
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (draft) => {
    setFailure(null);
    try {
      const outcome = await signIn.mutateAsync(draft);
      if (outcome.mustChangePassword) {
        navigate(newPasswordPath(outcome.userId));
        return;
      }
      storeSession(outcome.session);
      goLater(core.homePath(outcome.session.user.role), core.constants().delays.signIn);
    } catch (problem) {
      if (showServerProblems(form, problem)) return;
      const isKnown = problem instanceof ApiError;
      setFailure({
        text: isKnown ? failureText(problem, authMessages.signInFailed) : authMessages.unexpected,
        pending: isKnown && problem.status === pendingStatus,
      });
    }
  });

  const sendAgain = () => resend.mutate(form.getValues("email"));
  const resent = resend.isSuccess ? resend.data : null;
  const resendFailure = resend.isError ? failureText(resend.error, authMessages.resendFailed) : null;

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure
        text={resendFailure ?? (resent === null ? (failure?.text ?? null) : null)}
        action={
          failure?.pending && resendFailure === null ? (
            <Button size="sm" busy={resend.isPending} onClick={sendAgain}>
              Resend Email
            </Button>
          ) : null
        }
      />
      <div role="status" className="contents">
        {resent === null ? null : <Notice tone="info">{resent}</Notice>}
        {signIn.isSuccess && !signIn.data.mustChangePassword ? (
          <Notice tone="info">{authMessages.signedIn}</Notice>
        ) : null}
      </div>
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="username" inputMode="email" {...form.register("email")} />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox label="Remember me" />
        <Link
          to={paths.forgotPassword}
          className="font-semibold text-primary text-small underline-offset-4 hover:underline"
        >
          Forgot password?
        </Link>
      </div>
      <Button type="submit" variant="primary" size="lg" busy={form.formState.isSubmitting} className="w-full">
        Sign In
      </Button>
    </form>
  );
};
