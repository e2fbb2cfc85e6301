import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { paths } from "@/config/paths";
import type { NewPasswordDraft } from "@/features/auth/api/new-password";
import { useNewPassword } from "@/features/auth/api/new-password";
import { FormFailure } from "@/features/auth/components/form-failure";
import { PasswordRequirements } from "@/features/auth/components/password-requirements";
import { authMessages } from "@/features/auth/messages";
import { ApiError } from "@/lib/api";
import { useCore } from "@/lib/core";
import { useDelayedNavigate } from "@/lib/delayed-navigate";
import { coreResolver, failureText, showServerProblems } from "@/lib/forms";
import { storeSession } from "@/lib/session";

/** Replaces a temporary password, or one's own, and starts the session that follows. */
export const NewPasswordForm = ({ userId }: { userId: string | null }) => {
  const core = useCore();
  const goLater = useDelayedNavigate();
  const save = useNewPassword(userId);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<NewPasswordDraft>({
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    resolver: coreResolver(core.checkNewPassword),
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: "newPassword" });

  const submit = form.handleSubmit(async (draft) => {
    setFailure(null);
    try {
      storeSession(await save.mutateAsync(draft));
      goLater(paths.dashboard, core.constants().delays.newPassword);
    } catch (problem) {
      if (showServerProblems(form, problem)) return;
      const isKnown = problem instanceof ApiError;
      setFailure(isKnown ? failureText(problem, authMessages.newPasswordFailed) : authMessages.unexpected);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure text={failure} />
      <div role="status" className="contents">
        {save.isSuccess ? <Notice tone="info">Password updated. Taking you to your dashboard...</Notice> : null}
      </div>
      <Field
        label="Current Password"
        required
        {...(userId === null ? {} : { hint: "The temporary password from your email." })}
        error={errors.currentPassword?.message}
      >
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
      </Field>
      <Field label="New Password" required error={errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("newPassword")} />
      </Field>
      <PasswordRequirements requirements={core.passwordRequirements(typed)} />
      <Field label="Confirm New Password" required error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={form.formState.isSubmitting} className="w-full">
        Update Password
      </Button>
    </form>
  );
};
