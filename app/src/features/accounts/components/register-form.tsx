import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { paths } from "@/config/paths";
import { providersQuery } from "@/features/accounts/api/providers";
import type { RegistrationDraft } from "@/features/accounts/api/register";
import { useRegister } from "@/features/accounts/api/register";
import { FormFailure } from "@/features/accounts/components/form-failure";
import { useAccountForm } from "@/features/accounts/components/use-account-form";
import { handEmail } from "@/features/accounts/handed-email";
import { handNotice } from "@/features/accounts/handed-notice";
import { authMessages } from "@/features/accounts/messages";
import { useDelayedNavigate } from "@/lib/delayed-navigate";

/** Joins as a teacher (Spec §2.3); the activation link comes by mail. */
export const RegisterForm = () => {
  const goLater = useDelayedNavigate();
  const register = useRegister();
  const { props, field, errors, failure, isBusy } = useAccountForm<RegistrationDraft>({
    defaultValues: { name: "", email: "", password: "", confirmPassword: "" },
    check: (core, draft) => core.checkRegistration(draft),
    fallback: authMessages.registrationFailed,
    send: async (draft) => {
      handNotice(await register.mutateAsync(draft));
      handEmail(draft.email);
      goLater(paths.login, 3000);
    },
  });
  const registration = useQuery(providersQuery).data?.registration;
  if (registration === "closed") {
    return <Notice tone="info">{authMessages.registrationClosed}</Notice>;
  }
  return (
    <form {...props} className="flex flex-col gap-5">
      {registration === "approval" && !register.isSuccess ? (
        <Notice tone="info">{authMessages.needsApproval}</Notice>
      ) : null}
      <FormFailure text={failure?.text ?? null} />
      <div role="status" className="contents">
        {register.isSuccess ? <Notice tone="success">{register.data}</Notice> : null}
      </div>
      <Field label="Full Name" required error={errors.name}>
        <Input autoComplete="name" {...field("name")} />
      </Field>
      <Field label="Email" required error={errors.email}>
        <Input type="email" autoComplete="username" inputMode="email" {...field("email")} />
      </Field>
      <Field label="Password" required hint={authMessages.passwordRule} error={errors.password}>
        <PasswordInput autoComplete="new-password" {...field("password")} />
      </Field>
      <Field label="Confirm Password" required error={errors.confirmPassword}>
        <PasswordInput autoComplete="new-password" {...field("confirmPassword")} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={isBusy || register.isSuccess} className="w-full">
        Create Account
      </Button>
    </form>
  );
};
