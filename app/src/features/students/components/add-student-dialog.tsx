import { useEffect } from "react";
import type { AddStudentDraft } from "reedling-wasm";
import { FormDialog } from "@/components/data/form-dialog";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { CreatedStudent } from "@/features/students/api/add-student";
import { useAddStudent } from "@/features/students/api/add-student";
import { FormSection } from "@/features/students/components/form-section";
import { ParentSection } from "@/features/students/components/parent-section";
import { StudentSection } from "@/features/students/components/student-section";
import { studentMessages } from "@/features/students/messages";
import { useCallForm } from "@/lib/call-form";
import { today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { showToast } from "@/lib/toasts";

const emptyDraft: AddStudentDraft = {
  firstName: "",
  lastName: "",
  email: "",
  dob: "",
  grade: "",
  instrument: "",
  isMinor: false,
  address: "",
  phoneNumber: "",
  emergencyContact: "",
  parentMode: "existing",
  parentId: "",
  parentName: "",
  parentEmail: "",
  parentPhone: "",
  parentAddress: "",
  notes: "",
};

const announce = ({ student }: CreatedStudent, duration: number) => {
  // Told once: an answer that is given again has none.
  const password = student.tempPassword ?? null;
  showToast({
    tone: "success",
    title: studentMessages.createdTitle,
    description: studentMessages.created,
    ...(password === null
      ? {}
      : {
          duration,
          copies: [{ label: `Temporary password for ${student.user.email ?? student.user.name}`, value: password }],
        }),
  });
};

/** Add New Student: a minor with a parent, or an adult (Spec §2.6, §5). Mounted while open. */
export const AddStudentDialog = ({ onClose }: { onClose: () => void }) => {
  const core = useCore();
  const addStudent = useAddStudent();
  const { form, submit, failure, isBusy } = useCallForm<AddStudentDraft, CreatedStudent>({
    defaultValues: emptyDraft,
    check: (draft) => core.checkAddStudent(draft, today()),
    call: (draft) => addStudent.mutateAsync(core.completeAddStudent(draft)),
    onDone: (created) => {
      announce(created, core.constants().delays.studentCreatedToast);
      onClose();
    },
    fallback: studentMessages.createFailed,
    failureTitle: studentMessages.errorTitle,
  });
  const { errors } = form.formState;
  const [isMinor, dob] = form.watch(["isMinor", "dob"]);

  // A date of birth decides (D12); a checkbox that then disagrees is a problem that core reports.
  useEffect(() => {
    if (dob !== "") form.setValue("isMinor", core.isMinor(dob, today()));
  }, [core, dob, form]);

  return (
    <FormDialog
      title="Add New Student"
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel={isBusy ? "Creating..." : "Create Student"}
      failure={failure?.text ?? null}
    >
      <div className="flex flex-col gap-6">
        <FormSection title="Student Type">
          <Checkbox label="This student is under 18" {...form.register("isMinor")} />
          {errors.isMinor === undefined ? null : <FieldError>{errors.isMinor.message}</FieldError>}
        </FormSection>
        {isMinor ? <ParentSection form={form} /> : null}
        <StudentSection form={form} />
        <FormSection title="Contact Information">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Phone Number" error={errors.phoneNumber?.message}>
              <Input type="tel" autoComplete="off" {...form.register("phoneNumber")} />
            </Field>
            <Field label="Emergency Contact" error={errors.emergencyContact?.message}>
              <Input type="tel" autoComplete="off" {...form.register("emergencyContact")} />
            </Field>
            <Field label="Address" error={errors.address?.message} className="sm:col-span-2">
              <Input autoComplete="off" {...form.register("address")} />
            </Field>
          </div>
        </FormSection>
        <FormSection title="Additional Information">
          <Field label="Notes" error={errors.notes?.message}>
            <Textarea {...form.register("notes")} />
          </Field>
        </FormSection>
      </div>
    </FormDialog>
  );
};
