import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useEditParent } from "@/features/students/api/edit-student";
import type { StudentProfile } from "@/features/students/api/students";
import { studentMessages } from "@/features/students/messages";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

interface EditParentDialogProps {
  parent: StudentProfile["parents"][number];
  onClose: () => void;
}

const fields = {
  name: { label: "Name" },
  email: { label: "Email" },
  phoneNumber: { label: "Phone Number" },
  address: { label: "Address" },
};

/** Edit Parent: what was entered about a parent who has not signed in yet. Mounted while open. */
export const EditParentDialog = ({ parent, onClose }: EditParentDialogProps) => {
  const core = useCore();
  const editParent = useEditParent(parent.id);
  const { form, submit, failure, draft, isBusy } = useDraftForm({
    defaultValues: {
      name: parent.name,
      email: parent.email ?? "",
      phoneNumber: parent.phoneNumber ?? "",
      address: parent.address ?? "",
    },
    check: ({ name, email }) =>
      core.checkCreateUser({ name, email, role: "PARENT", instrument: "", grade: "", teacherId: "" }),
    call: (typed) => editParent.mutateAsync(typed),
    onDone: () => {
      showToast({ tone: "success", title: studentMessages.createdTitle, description: studentMessages.parentUpdated });
      onClose();
    },
    fallback: studentMessages.parentUpdateFailed,
    failureTitle: studentMessages.errorTitle,
    draft: { form: "edit-parent", id: parent.id, fields },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title="Edit Parent"
      description={<bdi>{parent.name}</bdi>}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Save Changes"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      draft={draft}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message} className="sm:col-span-2">
          <Input autoComplete="off" {...form.register("name")} />
        </Field>
        <Field
          label="Email"
          required
          hint={studentMessages.newAddress}
          error={errors.email?.message}
          className="sm:col-span-2"
        >
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Field label="Phone Number" error={errors.phoneNumber?.message}>
          <Input type="tel" {...form.register("phoneNumber")} />
        </Field>
        <Field label="Address" error={errors.address?.message}>
          <Input {...form.register("address")} />
        </Field>
      </div>
    </FormDialog>
  );
};
