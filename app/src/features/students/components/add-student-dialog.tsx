import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { AddStudentDraft } from "reedling-wasm";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import type { CreatedStudent } from "@/features/students/api/add-student";
import { AddStudentFailure, useAddStudent } from "@/features/students/api/add-student";
import { FormSection } from "@/features/students/components/form-section";
import { ParentSection } from "@/features/students/components/parent-section";
import { StudentSection } from "@/features/students/components/student-section";
import { studentMessages } from "@/features/students/messages";
import { today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { coreResolver, failureText, showServerProblems } from "@/lib/forms";
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

/** Spec §9: long enough to copy a password. */
const createdToastDuration = 10_000;

const announce = ({ student }: CreatedStudent) => {
  // Told once: an answer that is given again has none.
  const password = student.tempPassword ?? null;
  showToast({
    tone: "success",
    title: studentMessages.createdTitle,
    description: studentMessages.created,
    ...(password === null
      ? {}
      : {
          duration: createdToastDuration,
          copies: [{ label: `temporary password for ${student.user.email ?? student.user.name}`, value: password }],
        }),
  });
};

interface AddStudentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Add New Student: a minor with a parent, or an adult (Spec §2.6, §5). Closing it forgets what was typed. */
export const AddStudentDialog = ({ open, onOpenChange }: AddStudentDialogProps) => {
  const core = useCore();
  const addStudent = useAddStudent();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AddStudentDraft>({
    defaultValues: emptyDraft,
    resolver: coreResolver((draft) => core.checkAddStudent(draft, today())),
  });
  const { errors, isSubmitting } = form.formState;
  const [isMinor, dob] = form.watch(["isMinor", "dob"]);

  // A date of birth decides (D12); a checkbox that then disagrees is a problem that core reports.
  useEffect(() => {
    if (dob !== "") form.setValue("isMinor", core.isMinor(dob, today()));
  }, [core, dob, form]);

  const close = () => {
    form.reset(emptyDraft);
    setFailure(null);
    onOpenChange(false);
  };

  const submit = form.handleSubmit(async (draft) => {
    setFailure(null);
    try {
      announce(await addStudent.mutateAsync(core.completeAddStudent(draft)));
      close();
    } catch (problem) {
      const { problem: cause, fallback } =
        problem instanceof AddStudentFailure ? problem : { problem, fallback: studentMessages.createFailed };
      const text = failureText(cause, fallback);
      showServerProblems(form, cause);
      setFailure(text);
      showToast({ tone: "error", title: studentMessages.errorTitle, description: text });
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Add New Student"
      busy={isSubmitting}
      onSubmit={submit}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? "Creating..." : "Create Student"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {failure === null ? null : <Notice tone="error">{failure}</Notice>}
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
    </Dialog>
  );
};
