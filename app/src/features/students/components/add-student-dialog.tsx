import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { AddStudentDraft } from "reedling-wasm";
import { FormDialog } from "@/components/data/form-dialog";
import { FormProblems } from "@/components/data/form-problems";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { delays } from "@/config/figures";
import { paths } from "@/config/paths";
import type { CreatedStudent } from "@/features/students/api/add-student";
import { useAddStudent } from "@/features/students/api/add-student";
import { studentListQuery } from "@/features/students/api/students";
import { FormSection } from "@/features/students/components/form-section";
import { ParentSection } from "@/features/students/components/parent-section";
import { SameStudentQuestion } from "@/features/students/components/same-student-question";
import { StudentSection } from "@/features/students/components/student-section";
import { studentMessages } from "@/features/students/messages";
import type { TypedParent } from "@/features/students/use-same-student";
import { sameStudentIn, sameStudentRefusal, useSameStudent } from "@/features/students/use-same-student";
import { today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import type { DraftSubject } from "@/lib/drafts/use-draft";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { mayBeSaved } from "@/lib/forms";
import type { ToastContent } from "@/lib/toasts";
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

const addStudentSubject: DraftSubject = {
  form: "add-student",
  fields: {
    dob: { label: "Date of Birth" },
    isMinor: { label: "Student Type", text: (value) => (value === true ? "Minor (under 18)" : "Adult") },
    parentMode: { label: "Parent", text: (value) => (value === "new" ? "Create New Parent" : "Search Existing") },
    parentId: { label: "Chosen Parent", text: (value) => (value === "" ? "" : "A parent of the list") },
  },
};

/** Who was written to; what the mail holds depends on the address, and is not told here. */
const mailedText = (names: readonly string[]): string =>
  names.length === 0 ? "" : `We've emailed ${names.join(" and ")} what to do next.`;

const fields = Object.keys(emptyDraft) as (keyof AddStudentDraft)[];
const parentFields = fields.filter((name) => name.startsWith("parent"));
const ownFields = fields.filter((name) => !name.startsWith("parent"));

const announce = ({ student, mailed, isReplay }: CreatedStudent, draft: AddStudentDraft, duration: number) => {
  const password = student.tempPassword ?? null;
  const isLost = isReplay && !draft.isMinor && password === null;
  const toast: ToastContent = {
    tone: "success",
    title: studentMessages.createdTitle,
    description: studentMessages.created,
    note: isLost ? studentMessages.passwordLost(draft.firstName.trim()) : mailedText(mailed),
  };
  const label = `Temporary password for ${student.user.email ?? student.user.name}`;
  const copies = password === null ? {} : { copies: [{ label, value: password }] };
  showToast({ ...toast, ...copies, ...(isLost || password !== null ? { duration } : {}) });
};

const nameOf = ({ firstName, lastName }: AddStudentDraft) => `${firstName} ${lastName}`.trim();

const parentOf = ({ parentMode, parentId, parentEmail }: AddStudentDraft): TypedParent =>
  parentMode === "new" ? { id: "", email: parentEmail } : { id: parentId, email: "" };

/** Add New Student: a minor with a parent, or an adult (Spec §2.6, §5). Mounted while open. */
export const AddStudentDialog = ({ onClose }: { onClose: () => void }) => {
  const core = useCore();
  const addStudent = useAddStudent();
  const same = useSameStudent();
  const cache = useQueryClient();
  // Where no answer came the student may have been added: the same call, sent again, is answered as the first one was.
  const mayBeAdded = useRef(false);
  const isThere = async (draft: AddStudentDraft): Promise<boolean> => {
    const { students } = await cache.ensureQueryData(studentListQuery).catch(() => ({ students: [] }));
    return draft.isMinor && sameStudentIn(core, students, nameOf(draft), parentOf(draft)) !== undefined;
  };
  const { form, submit, failure, draft, isBusy } = useDraftForm<AddStudentDraft, CreatedStudent>({
    defaultValues: emptyDraft,
    check: (draft) => core.checkAddStudent(draft, today()),
    call: async (typed, keyFor) => {
      const addAnyway = same.takesYes();
      const draft = core.completeAddStudent(typed);
      // A parent who is entered anew gets what was typed, so that this is asked before.
      const isNew = draft.parentMode === "new" && !mayBeAdded.current;
      if (!addAnyway && isNew && (await isThere(draft))) throw sameStudentRefusal();
      return addStudent.mutateAsync({ draft, keyFor, addAnyway });
    },
    onFailure: (problem) => {
      mayBeAdded.current = mayBeSaved(problem);
      return same.asks(problem);
    },
    onDone: (created, draft) => {
      announce(created, draft, delays.studentCreatedToast);
      onClose();
    },
    fallback: studentMessages.createFailed,
    failureTitle: studentMessages.errorTitle,
    draft: addStudentSubject,
  });
  const { errors, isSubmitted } = form.formState;
  const [isMinor, dob, parentMode] = form.watch(["isMinor", "dob", "parentMode"]);

  // A date of birth decides (D12); a checkbox that then disagrees is a problem that core reports.
  useEffect(() => {
    if (dob !== "") form.setValue("isMinor", core.isMinor(dob, today()));
  }, [core, dob, form]);

  // Which fields must be filled in follows these two: what was said of the others may hold no longer, and of a parent
  // nothing is said before one of their fields is left or the form is sent with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what it follows
  useEffect(() => {
    form.clearErrors(parentFields);
    if (isSubmitted) void form.trigger(ownFields);
  }, [form, isMinor, parentMode]);

  return (
    <>
      <FormDialog
        title="Add New Student"
        description={
          <>
            For more room, use the{" "}
            <Link to={paths.teacherAddStudent} className="underline underline-offset-2 hover:no-underline">
              full page
            </Link>
            .
          </>
        }
        onSubmit={same.sent(submit)}
        onClose={onClose}
        busy={isBusy}
        submitLabel={isBusy ? "Creating..." : "Create Student"}
        failure={failure?.text ?? null}
        failureTitle={failure?.title}
        draft={draft}
      >
        <div className="flex flex-col gap-6">
          <FormProblems form={form} />
          <FormSection title="Student Type">
            <Checkbox label="This student is under 18" error={errors.isMinor?.message} {...form.register("isMinor")} />
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
      {same.isAsking ? (
        <SameStudentQuestion
          name={nameOf(form.getValues())}
          parent={parentOf(core.completeAddStudent(form.getValues()))}
          onAdd={same.addAnyway}
          onBack={same.goBack}
          onLeave={onClose}
        />
      ) : null}
    </>
  );
};
