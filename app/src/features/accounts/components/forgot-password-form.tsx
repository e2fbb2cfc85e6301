import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { useForgotPassword } from "@/features/accounts/api/forgot-password";
import { FormFailure } from "@/features/accounts/components/form-failure";
import { useAccountForm } from "@/features/accounts/components/use-account-form";
import { handEmail, handedEmail } from "@/features/accounts/handed-email";
import { authMessages } from "@/features/accounts/messages";

/** Asks for a temporary password by mail. */
export const ForgotPasswordForm = () => {
  const forgot = useForgotPassword();
  const { props, field, errors, failure, isBusy } = useAccountForm<{ email: string }>({
    defaultValues: { email: handedEmail() },
    check: (core, draft) => core.checkForgotPassword(draft),
    fallback: authMessages.forgotFailed,
    send: async ({ email }) => {
      await forgot.mutateAsync(email);
      handEmail(email);
    },
  });
  return (
    <form {...props} className="flex flex-col gap-5">
      <FormFailure text={failure?.text ?? null} />
      <div role="status" className="contents">
        {forgot.isSuccess ? <Notice tone="success">{forgot.data}</Notice> : null}
      </div>
      <Field label="Email" required error={errors.email}>
        <Input type="email" autoComplete="username" inputMode="email" {...field("email")} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="w-full">
        Send Reset Email
      </Button>
    </form>
  );
};
