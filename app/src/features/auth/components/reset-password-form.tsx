import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { paths } from "@/config/paths";
import type { ResetPasswordDraft } from "@/features/auth/api/reset-password";
import { useResetPassword } from "@/features/auth/api/reset-password";
import { FormFailure } from "@/features/auth/components/form-failure";
import type { PasswordRequirement } from "@/features/auth/components/password-requirements";
import { PasswordRequirements } from "@/features/auth/components/password-requirements";
import { TextLink } from "@/features/auth/components/text-link";
import { useAccountForm } from "@/features/auth/components/use-account-form";
import { authMessages } from "@/features/auth/messages";
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
  const { form, submit, failure } = useAccountForm<ResetPasswordDraft>({
    defaultValues: { userId, tempPassword: "", newPassword: "", confirmPassword: "" },
    check: (rules, draft) => rules.checkResetPassword(draft),
    fallback: authMessages.resetFailed,
    send: async (draft) => {
      await reset.mutateAsync(draft);
      goLater(paths.signIn, core.constants().delays.resetPassword);
    },
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: "newPassword" });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure text={errors.userId?.message ?? failure?.text ?? null} />
      <div role="status" className="contents">
        {reset.isSuccess ? <Notice tone="info">{reset.data}</Notice> : null}
      </div>
      <Field
        label="Temporary Password"
        required
        hint="You'll find it in the email we sent you."
        error={errors.tempPassword?.message}
      >
        <PasswordInput autoComplete="current-password" {...form.register("tempPassword")} />
      </Field>
      <Field label="New Password" required error={errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("newPassword")} />
      </Field>
      <PasswordRequirements requirements={asked(core.passwordRequirements(typed))} />
      <Field label="Confirm New Password" required error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.formState.isSubmitting || reset.isSuccess}
        className="w-full"
      >
        Reset Password
      </Button>
      <p className="text-center text-small">
        <TextLink to={paths.signIn}>Back to Sign In</TextLink>
      </p>
    </form>
  );
};
