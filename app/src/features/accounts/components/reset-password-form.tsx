import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { paths } from "@/config/paths";
import type { ResetPasswordDraft } from "@/features/accounts/api/reset-password";
import { useResetPassword } from "@/features/accounts/api/reset-password";
import { FormFailure } from "@/features/accounts/components/form-failure";
import type { PasswordRequirement } from "@/features/accounts/components/password-requirements";
import { PasswordRequirements } from "@/features/accounts/components/password-requirements";
import { TextLink } from "@/features/accounts/components/text-link";
import { useAccountForm } from "@/features/accounts/components/use-account-form";
import { authMessages } from "@/features/accounts/messages";
import { useCore } from "@/lib/core";
import { useDelayedNavigate } from "@/lib/delayed-navigate";

/** The reset asks for no special character (Spec §5). */
const asked = (requirements: readonly PasswordRequirement[]) =>
  requirements.filter(({ code }) => code !== "no_special");

/** Trades the temporary password of the mail for a new one; a link without `uid` is refused (Spec §5). */
export const ResetPasswordForm = ({ userId }: { userId: string }) => {
  const core = useCore();
  const goLater = useDelayedNavigate();
  const reset = useResetPassword();
  const { props, field, values, errors, failure, isBusy } = useAccountForm<ResetPasswordDraft>({
    defaultValues: { userId, tempPassword: "", newPassword: "", confirmPassword: "" },
    check: (rules, draft) => rules.checkResetPassword(draft),
    fallback: authMessages.resetFailed,
    send: async (draft) => {
      await reset.mutateAsync(draft);
      goLater(paths.signIn, 3000);
    },
  });
  return (
    <form {...props} className="flex flex-col gap-5">
      <FormFailure text={errors.userId ?? failure?.text ?? null} />
      <div role="status" className="contents">
        {reset.isSuccess ? <Notice tone="success">{reset.data}</Notice> : null}
      </div>
      <Field
        label="Temporary Password"
        required
        hint="You'll find it in the email we sent you."
        error={errors.tempPassword}
      >
        <PasswordInput autoComplete="current-password" {...field("tempPassword")} />
      </Field>
      <Field label="New Password" required error={errors.newPassword}>
        <PasswordInput autoComplete="new-password" {...field("newPassword")} />
      </Field>
      <PasswordRequirements requirements={asked(core.passwordRequirements(values.newPassword))} />
      <Field label="Confirm New Password" required error={errors.confirmPassword}>
        <PasswordInput autoComplete="new-password" {...field("confirmPassword")} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={isBusy || reset.isSuccess} className="w-full">
        Reset Password
      </Button>
      <p className="text-center text-small">
        <TextLink to={paths.signIn}>Back to Sign In</TextLink>
      </p>
    </form>
  );
};
