import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type { NewPasswordDraft, NewPasswordOutcome } from "@/features/accounts/api/new-password";
import { useNewPassword } from "@/features/accounts/api/new-password";
import { newPasswordError, PasswordRequirements } from "@/features/accounts/components/password-requirements";
import { authMessages } from "@/features/accounts/messages";
import { handSecondStep } from "@/features/accounts/second-step";
import { useCallForm } from "@/lib/call-form";
import { useCore } from "@/lib/core";
import { currentUserQuery } from "@/lib/current-user";
import { prepareReseal } from "@/lib/drafts/drafts";
import { clearSession, storeSession } from "@/lib/session";
import { showToast } from "@/lib/toasts";

/** Change Password of whoever is signed in: this browser stays signed in, every other one is signed out. */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const core = useCore();
  const cache = useQueryClient();
  const save = useNewPassword(null);
  const { form, submit, failure, isBusy } = useCallForm<NewPasswordDraft, NewPasswordOutcome>({
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    check: (draft) => core.checkNewPassword(draft),
    call: (draft) => save.mutateAsync(draft),
    onDone: async (outcome) => {
      if ("challenge" in outcome) {
        // This browser is signed out too; the sign-in screen asks for the code and leads back here.
        await handSecondStep(outcome.challenge);
        clearSession();
        return;
      }
      onClose();
      const reseal = prepareReseal();
      // Another session begins with an empty cache and without toasts. The account is shown on, but asked for again:
      // with the password its key of drafts has changed.
      const account = cache.getQueryData(currentUserQuery.queryKey);
      storeSession(outcome.session);
      if (account !== undefined) {
        cache.setQueryData(currentUserQuery.queryKey, account);
        void cache.invalidateQueries({ queryKey: currentUserQuery.queryKey }, { cancelRefetch: false });
      }
      reseal();
      showToast({
        tone: "success",
        title: "Password Changed",
        description: "Every other browser has been signed out.",
      });
    },
    fallback: authMessages.newPasswordFailed,
  });
  const { errors } = form.formState;
  const typed = form.watch("newPassword");
  return (
    <FormDialog
      title="Change Password"
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Change Password"
      failure={failure?.text ?? null}
      draft={null}
    >
      <Field label="Current Password" required error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
      </Field>
      <Field label="New Password" required error={newPasswordError(typed, errors.newPassword?.message)}>
        <PasswordInput autoComplete="new-password" {...form.register("newPassword")} />
      </Field>
      <PasswordRequirements requirements={core.passwordRequirements(typed)} />
      <Field label="Confirm New Password" required error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </Field>
    </FormDialog>
  );
};
