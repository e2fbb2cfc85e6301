import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { useProof } from "@/features/settings/api/second-factor";
import { useCallForm } from "@/lib/call-form";

interface ProofDialogProps {
  onProved: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks for the password again, before something that only its owner may do. */
export const ProofDialog = ({ onProved, onClose }: ProofDialogProps) => {
  const prove = useProof();
  const { form, submit, failure, isBusy } = useCallForm({
    defaultValues: { password: "" },
    check: () => [],
    call: (draft: { password: string }) => prove.mutateAsync(draft),
    onDone: () => onProved(),
    fallback: "Failed to confirm that it is you",
  });
  return (
    <FormDialog
      title="Confirm That It Is You"
      description="You signed in a while ago. Please enter your password again."
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Continue"
      failure={failure?.text ?? null}
      draft={null}
    >
      <Field
        label="Password"
        required
        hint="If you have none, sign out and sign in again."
        error={form.formState.errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
    </FormDialog>
  );
};
