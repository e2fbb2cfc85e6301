import type { ProfileDraft } from "reedling-wasm";
import { useProofFirst } from "@/components/data/use-proof-first";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { profileBody, useEditProfile } from "@/features/settings/api/edit-profile";
import type { OwnAccount } from "@/features/settings/api/settings-cache";
import { EditForm } from "@/features/settings/components/edit-form";
import { hasFields, saveFailure, settingsMessages } from "@/features/settings/messages";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

interface ProfileFormProps {
  account: OwnAccount;
  onClose: () => void;
}

/** What has been saved, and for a new address what is still to be done. */
const savedText = ({ user, pendingEmail }: OwnAccount, typed: string) =>
  pendingEmail !== null && typed.trim().toLowerCase() === pendingEmail.toLowerCase()
    ? `Open the link that we mailed to ${pendingEmail}. Until then you sign in with ${user.email}.`
    : undefined;

/** Name, email and phone, to change; another address waits for its link. */
export const ProfileForm = ({ account, onClose }: ProfileFormProps) => {
  const core = useCore();
  const edit = useEditProfile();
  const { withProof, proof } = useProofFirst();
  const { user, pendingEmail } = account;
  const email = user.email ?? "";
  const { form, submit, draft, isBusy } = useDraftForm<ProfileDraft, OwnAccount>({
    defaultValues: { name: user.name, email, phoneNumber: user.phoneNumber ?? "" },
    check: (typed) => core.checkProfile(typed, user.name),
    call: (typed) => withProof(() => edit.mutateAsync(profileBody(typed, { email, pendingEmail }))),
    onDone: (saved, typed) => {
      const description = savedText(saved, typed.email);
      showToast({
        tone: "success",
        title: settingsMessages.profileUpdated,
        ...(description === undefined ? {} : { description }),
      });
      onClose();
    },
    fallback: core.settingsErrorText("profile", true),
    onFailure: (problem) => {
      if (hasFields(problem)) return false;
      showToast(saveFailure(core, "profile", problem));
      return true;
    },
    draft: {
      form: "profile",
      id: user.id,
      fields: { name: { label: "Name" }, email: { label: "Email" }, phoneNumber: { label: "Phone" } },
    },
  });
  const { errors } = form.formState;
  return (
    <>
      <EditForm label="Profile Information" onSubmit={submit} onCancel={onClose} busy={isBusy} draft={draft}>
        <Field label="Name" required error={errors.name?.message}>
          <Input autoComplete="name" {...form.register("name")} />
        </Field>
        <Field
          label="Email"
          required
          hint="A new email address counts once you open the link we send to it."
          error={errors.email?.message}
        >
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </Field>
        <Field label="Phone" error={errors.phoneNumber?.message}>
          <Input type="tel" autoComplete="tel" {...form.register("phoneNumber")} />
        </Field>
      </EditForm>
      {proof}
    </>
  );
};
