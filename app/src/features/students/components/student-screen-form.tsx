import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { StudentScreenDraft } from "reedling-wasm";
import { DateField } from "@/components/data/date-field";
import { FormPage } from "@/components/data/form-page";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { delays } from "@/config/figures";
import { paths } from "@/config/paths";
import type { CreatedFamily } from "@/features/students/api/create-student";
import { useCreateStudent } from "@/features/students/api/create-student";
import { FormSection } from "@/features/students/components/form-section";
import { GuardianSection } from "@/features/students/components/guardian-section";
import { SameStudentQuestion } from "@/features/students/components/same-student-question";
import { addressTaken, studentMessages } from "@/features/students/messages";
import {
  createdToast,
  emptyStudentScreen,
  sentStudent,
  studentScreenSubject,
} from "@/features/students/student-screen";
import { useSameStudent } from "@/features/students/use-same-student";
import { ApiError } from "@/lib/api";
import { today, yearsFromToday } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDelayedNavigate } from "@/lib/delayed-navigate";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The Add Student screen's form: a student and, under 18, a parent, in one call (Spec §2.6, §4). */
export const StudentScreenForm = () => {
  const core = useCore();
  const navigate = useNavigate();
  const leaveFor = useDelayedNavigate();
  const create = useCreateStudent();
  const same = useSameStudent();
  const [isLeaving, setLeaving] = useState(false);
  const { limits, lists } = core.constants();
  const showsParent = (dateOfBirth: string) => core.showsParentBlock(dateOfBirth, today());

  const { form, submit, failure, draft, isBusy } = useDraftForm<StudentScreenDraft, CreatedFamily>({
    defaultValues: emptyStudentScreen,
    check: (typed) => core.checkStudentScreen(sentStudent(typed, showsParent(typed.dateOfBirth)), today()),
    call: (typed, keyFor) =>
      create.mutateAsync({
        draft: sentStudent(typed, showsParent(typed.dateOfBirth)),
        keyFor,
        addAnyway: same.takesYes(),
      }),
    onDone: (created) => {
      showToast(createdToast(created, delays.studentCreatedToast));
      setLeaving(true);
      form.reset(emptyStudentScreen);
      leaveFor(paths.teacherDashboard, delays.studentCreated);
    },
    onFailure: (problem, text) => {
      if (same.asks(problem)) return true;
      showToast({ tone: "error", title: studentMessages.errorTitle, description: text });
      if (!(problem instanceof ApiError) || problem.code !== addressTaken) return false;
      // The server does not tell whose address it is (decision D12).
      const isTwo = showsParent(form.getValues("dateOfBirth"));
      const message = isTwo ? studentMessages.oneAddressTaken : text;
      for (const field of isTwo ? (["email", "parentEmail"] as const) : (["email"] as const)) {
        form.setError(field, { type: "server", message });
      }
      return true;
    },
    fallback: studentMessages.createFailed,
    draft: studentScreenSubject,
  });
  const { errors } = form.formState;
  const withParent = showsParent(form.watch("dateOfBirth"));

  // Nothing is said of the parent's fields before one of them is left or the form is sent with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the block is what it follows
  useEffect(() => form.clearErrors(["parentName", "parentEmail", "parentPhone"]), [form, withParent]);

  return (
    <FormPage
      form={form}
      onSubmit={same.sent(submit)}
      onCancel={() => navigate(paths.teacherDashboard)}
      busy={isBusy || isLeaving}
      submitLabel={isBusy ? "Creating Student..." : "Create Student"}
      failure={failure}
      draft={draft}
    >
      <FormSection title="Student Information">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field label="Full Name" required error={errors.name?.message}>
            <Input autoComplete="off" {...form.register("name")} />
          </Field>
          <Field label="Email Address" required error={errors.email?.message}>
            <Input type="email" autoComplete="off" {...form.register("email")} />
          </Field>
          <DateField
            form={form}
            name="dateOfBirth"
            label="Date of Birth"
            min={limits.earliestDate}
            max={today()}
            openAt={yearsFromToday(-10)}
          />
          <div className="grid grid-cols-[3fr_2fr] gap-4">
            <Field label="Grade" required error={errors.grade?.message}>
              <Select
                placeholder="Select a grade"
                options={choices(lists.creationGrades)}
                {...form.register("grade")}
              />
            </Field>
            <Field label="Section" error={errors.section?.message}>
              <Select placeholder="None" options={choices(lists.sections)} {...form.register("section")} />
            </Field>
          </div>
        </div>
      </FormSection>
      <FormSection title="Contact Information">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
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
      {withParent ? <GuardianSection form={form} /> : null}
      {same.isAsking ? (
        <SameStudentQuestion
          name={form.getValues("name").trim()}
          parent={{ id: "", email: form.getValues("parentEmail") }}
          onAdd={same.addAnyway}
          onBack={same.goBack}
        />
      ) : null}
    </FormPage>
  );
};
