import type { EditStudentDraft } from "reedling-wasm";
import { DateField } from "@/components/data/date-field";
import { FormDialog } from "@/components/data/form-dialog";
import { InstrumentField } from "@/components/data/instrument-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useEditStudent } from "@/features/students/api/edit-student";
import type { Student } from "@/features/students/api/students";
import { studentMessages } from "@/features/students/messages";
import { today, yearsFromToday } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { successText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface EditStudentDialogProps {
  student: Student;
  onClose: () => void;
}

const contactFields = ["phoneNumber", "emergencyContact", "address"] as const;

/** What is known of how to reach a student; the specification's call does not take it (Spec §5), the draft does. */
const contactOf = (student: Student) => ({
  phoneNumber: student.phoneNumber ?? "",
  emergencyContact: student.emergencyContact ?? "",
  address: student.address ?? "",
});

/** What the server stores of the form. */
const storedOf = (student: Student): EditStudentDraft => ({
  grade: student.grade,
  instrument: student.instrument,
  firstName: student.firstName,
  lastName: student.lastName,
  email: student.email ?? "",
  dateOfBirth: student.dateOfBirth ?? "",
});

const fields = {
  grade: { label: "Grade" },
  instrument: { label: "Instrument" },
  firstName: { label: "First Name" },
  lastName: { label: "Last Name" },
  email: { label: "Email" },
  dateOfBirth: { label: "Date of Birth" },
  phoneNumber: { label: "Phone Number" },
  emergencyContact: { label: "Emergency Contact" },
  address: { label: "Address" },
};

/** Edit Student: grade and instrument; name, address and date of birth until the student has signed in. What cannot change, and what is not saved, says so. */
export const EditStudentDialog = ({ student, onClose }: EditStudentDialogProps) => {
  const core = useCore();
  const { correctable } = student;
  const hasUnsaved = (typed: ReturnType<typeof contactOf>) =>
    contactFields.some((name) => typed[name] !== contactOf(student)[name]);
  const present = { fields: storedOf(student), isMinor: student.isMinor, hasParent: student.parents.length > 0 };
  const editStudent = useEditStudent(student.id);
  const { form, submit, failure, draft, isBusy } = useDraftForm({
    defaultValues: { ...storedOf(student), ...contactOf(student) },
    check: (draft) => core.checkEditStudent(draft, present, today()),
    call: (typed) => editStudent.mutateAsync({ present: present.fields, typed }),
    onDone: ({ message }, typed) => {
      const description = successText(message, studentMessages.updated);
      const note = hasUnsaved(typed) ? { note: studentMessages.contactKept } : {};
      showToast({ tone: "success", title: studentMessages.createdTitle, description, ...note });
      onClose();
    },
    fallback: studentMessages.updateFailed,
    failureTitle: studentMessages.errorTitle,
    draft: { form: "edit-student", id: student.id, fields },
  });
  const { errors } = form.formState;

  return (
    <FormDialog
      title="Edit Student"
      description={student.name}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Save Changes"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      summary={hasUnsaved(form.watch()) ? unsavedText(correctable) : null}
      draft={draft}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Grade" required error={errors.grade?.message}>
          <Select
            options={core.gradeChoices(student.grade).map((grade) => ({ value: grade, label: grade }))}
            {...form.register("grade")}
          />
        </Field>
        <InstrumentField form={form} name="instrument" required={student.instrument !== ""} />
        {correctable ? (
          <>
            <Field label="First Name" required error={errors.firstName?.message}>
              <Input autoComplete="off" {...form.register("firstName")} />
            </Field>
            <Field label="Last Name" error={errors.lastName?.message}>
              <Input autoComplete="off" {...form.register("lastName")} />
            </Field>
            <Field
              label="Email"
              required={!student.isMinor}
              hint={studentMessages.newAddress}
              error={errors.email?.message}
              className="sm:col-span-2"
            >
              <Input type="email" autoComplete="off" {...form.register("email")} />
            </Field>
            <DateField
              form={form}
              name="dateOfBirth"
              label="Date of Birth"
              min={core.constants().limits.earliestDate}
              max={today()}
              openAt={yearsFromToday(-10)}
              className="sm:col-span-2"
            />
          </>
        ) : (
          <>
            <Field label="Name" hint="Name cannot be changed">
              <Input readOnly value={student.name} />
            </Field>
            <Field label="Email" hint="Email cannot be changed">
              <Input readOnly value={student.email ?? ""} />
            </Field>
          </>
        )}
        <Field
          label="Student Type"
          hint={correctable ? studentMessages.typeFollows : "Student type cannot be changed"}
          className="sm:col-span-2"
        >
          <Input readOnly value={student.isMinor ? "Minor (under 18)" : "Adult"} />
        </Field>
        <Field label="Phone Number" hint={studentMessages.notSaved}>
          <Input type="tel" {...form.register("phoneNumber")} />
        </Field>
        <Field label="Emergency Contact" hint={studentMessages.notSaved}>
          <Input type="tel" {...form.register("emergencyContact")} />
        </Field>
        <Field label="Address" hint={studentMessages.notSaved} className="sm:col-span-2">
          <Input {...form.register("address")} />
        </Field>
      </div>
    </FormDialog>
  );
};

const unsavedText = (correctable: boolean) =>
  correctable ? studentMessages.contactKept : studentMessages.contactNotSaved;
