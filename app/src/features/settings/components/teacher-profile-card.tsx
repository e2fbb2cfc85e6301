import { Fact } from "@/components/data/fact";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { TeacherProfile, TeacherProfileTyped } from "@/features/settings/api/teacher-profile";
import { useEditTeacherProfile } from "@/features/settings/api/teacher-profile";
import { EditForm } from "@/features/settings/components/edit-form";
import { EditableCard } from "@/features/settings/components/editable-card";
import { failureToast, hasFields, settingsMessages } from "@/features/settings/messages";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

/** Personal Information of a teacher (Spec §2.6). */
export const TeacherProfileCard = ({ teacher }: { teacher: TeacherProfile }) => (
  <EditableCard
    title="Personal Information"
    description="What you teach, and how families reach you."
    editLabel="Edit Information"
    form={(close) => <TeacherProfileForm teacher={teacher} onClose={close} />}
  >
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact term="Instrument">{teacher.instrument}</Fact>
      <Fact term="Department">{teacher.department}</Fact>
      <Fact term="Phone Number">{teacher.phoneNumber}</Fact>
      <Fact term="Email">{teacher.user.email}</Fact>
    </dl>
  </EditableCard>
);

const TeacherProfileForm = ({ teacher, onClose }: { teacher: TeacherProfile; onClose: () => void }) => {
  const core = useCore();
  const edit = useEditTeacherProfile();
  const { form, submit, draft, isBusy } = useDraftForm<TeacherProfileTyped, unknown>({
    defaultValues: {
      instrument: teacher.instrument ?? "",
      department: teacher.department ?? "",
      phoneNumber: teacher.phoneNumber ?? "",
    },
    check: ({ instrument, department, phoneNumber }) => core.checkTeacherProfile(instrument, department, phoneNumber),
    call: (typed) => edit.mutateAsync(typed),
    onDone: () => {
      showToast({ tone: "success", title: settingsMessages.profileUpdated });
      onClose();
    },
    fallback: core.settingsErrorText("profile", false),
    onFailure: (problem) => {
      if (hasFields(problem)) return false;
      showToast(failureToast(core.settingsErrorText("profile", false), problem));
      return true;
    },
    draft: {
      form: "teacher-profile",
      id: teacher.id,
      fields: {
        instrument: { label: "Instrument" },
        department: { label: "Department" },
        phoneNumber: { label: "Phone Number" },
      },
    },
  });
  const { errors } = form.formState;
  return (
    <EditForm label="Personal Information" onSubmit={submit} onCancel={onClose} busy={isBusy} draft={draft}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Instrument" error={errors.instrument?.message}>
          <Input {...form.register("instrument")} />
        </Field>
        <Field label="Department" error={errors.department?.message}>
          <Input {...form.register("department")} />
        </Field>
        <Field label="Phone Number" error={errors.phoneNumber?.message}>
          <Input type="tel" autoComplete="tel" {...form.register("phoneNumber")} />
        </Field>
        <Field label="Email" hint="Your email is changed in your account's settings.">
          <Input readOnly value={teacher.user.email ?? ""} />
        </Field>
      </div>
    </EditForm>
  );
};
