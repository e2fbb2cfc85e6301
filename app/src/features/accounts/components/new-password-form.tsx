import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { paths } from "@/config/paths";
import type { NewPasswordDraft } from "@/features/accounts/api/new-password";
import { useNewPassword } from "@/features/accounts/api/new-password";
import { FormFailure } from "@/features/accounts/components/form-failure";
import { newPasswordError, PasswordRequirements } from "@/features/accounts/components/password-requirements";
import { useAccountForm } from "@/features/accounts/components/use-account-form";
import { forgetHandedPassword, handedPassword } from "@/features/accounts/handed-password";
import { authMessages } from "@/features/accounts/messages";
import { handSecondStep } from "@/features/accounts/second-step";
import { useCore } from "@/lib/core";
import { useDelayedNavigate } from "@/lib/delayed-navigate";
import { startSession } from "@/lib/remember-me";

/** Replaces a temporary password, or one's own, and starts the session that follows. */
export const NewPasswordForm = ({ userId }: { userId: string | null }) => {
  const core = useCore();
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const save = useNewPassword(userId);
  const { props, field, values, errors, failure, isBusy } = useAccountForm<NewPasswordDraft>({
    defaultValues: { currentPassword: handedPassword(userId), newPassword: "", confirmPassword: "" },
    check: (rules, draft) => rules.checkNewPassword(draft),
    fallback: authMessages.newPasswordFailed,
    send: async (draft) => {
      const outcome = await save.mutateAsync(draft);
      if ("challenge" in outcome) {
        await handSecondStep(outcome.challenge);
        navigate(paths.login, { replace: true });
        return;
      }
      startSession(outcome.session);
      goLater(paths.dashboard, 2000, { replace: true });
    },
  });
  // Who comes to this screen later in the same tab may be somebody else.
  useEffect(() => forgetHandedPassword, []);

  return (
    <form {...props} className="flex flex-col gap-5">
      <FormFailure text={failure?.text ?? null} />
      <div role="status" className="contents">
        {save.isSuccess ? <Notice tone="success">Password updated. Taking you to your dashboard...</Notice> : null}
      </div>
      <Field
        label="Current Password"
        required
        {...(userId === null ? {} : { hint: "The temporary password from your email." })}
        error={errors.currentPassword}
      >
        <PasswordInput autoComplete="current-password" {...field("currentPassword")} />
      </Field>
      <Field label="New Password" required error={newPasswordError(values.newPassword, errors.newPassword)}>
        <PasswordInput autoComplete="new-password" {...field("newPassword")} />
      </Field>
      <PasswordRequirements requirements={core.passwordRequirements(values.newPassword)} />
      <Field label="Confirm New Password" required error={errors.confirmPassword}>
        <PasswordInput autoComplete="new-password" {...field("confirmPassword")} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={isBusy || save.isSuccess} className="w-full">
        Update Password
      </Button>
    </form>
  );
};
