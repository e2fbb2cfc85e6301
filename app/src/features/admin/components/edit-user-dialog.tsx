import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { DateField } from "@/components/data/date-field";
import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ListedUser } from "@/features/admin/api/approvals";
import type { UserDraft } from "@/features/admin/api/edit-user";
import { birthQuery, useEditUser } from "@/features/admin/api/edit-user";
import { TeacherChoice } from "@/features/admin/components/teacher-choice";
import { adminMessages } from "@/features/admin/messages";
import { today, yearsFromToday } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

interface EditUserDialogProps {
  user: ListedUser;
  onClose: () => void;
}

/** Edit User: puts right what was entered wrong about an account. Mounted while open. */
export const EditUserDialog = ({ user, onClose }: EditUserDialogProps) => {
  const isStudent = user.role === "STUDENT";
  const birth = useQuery({ ...birthQuery(user.id), enabled: isStudent });
  if (isStudent && birth.isPending) return null;
  return <Opened user={user} dateOfBirth={birth.data ?? ""} onClose={onClose} />;
};

const roles = ["TEACHER", "STUDENT", "PARENT", "ADMINISTRATOR"] as const;
const ofRole: readonly string[] = ["instrument", "grade", "teacherId"];
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const fields = {
  name: { label: "Name" },
  email: { label: "Email" },
  dateOfBirth: { label: "Date of Birth" },
  role: { label: "Role" },
  teacherId: { label: "Teacher", text: (value: unknown) => (value === "" ? "" : "A teacher of the list") },
};

const Opened = ({ user, dateOfBirth, onClose }: EditUserDialogProps & { dateOfBirth: string }) => {
  const core = useCore();
  const { lists, limits } = core.constants();
  const present: UserDraft = {
    name: user.name,
    email: user.email ?? "",
    role: user.role,
    instrument: "",
    grade: "",
    teacherId: "",
    dateOfBirth,
  };
  const editUser = useEditUser(user.id, present);
  const { form, submit, failure, draft, isBusy } = useDraftForm<UserDraft, string>({
    defaultValues: present,
    // The rules of Create User, of what is asked here.
    check: ({ dateOfBirth: _born, ...typed }) =>
      core.checkCreateUser(typed).filter(({ field }) => {
        if (typed.role !== user.role) return true;
        return !ofRole.includes(field) && !(field === "email" && user.role === "STUDENT" && typed.email === "");
      }),
    call: (typed) => editUser.mutateAsync(typed),
    onDone: (description) => {
      showToast({ tone: "success", title: adminMessages.editedTitle, description });
      onClose();
    },
    fallback: adminMessages.editFailed,
    failureTitle: adminMessages.editFailedTitle,
    draft: { form: "edit-user", id: user.id, fields },
  });
  const { errors } = form.formState;
  const typed = form.watch();
  const { setValue } = form;
  const chooseTeacher = useCallback(
    (id: string) => setValue("teacherId", id, { shouldDirty: true, shouldValidate: true }),
    [setValue],
  );
  const isNewRole = typed.role !== user.role;
  return (
    <FormDialog
      title="Edit User"
      description={<bdi>{user.name}</bdi>}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Save Changes"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      summary={isNewRole ? adminMessages.roleEnds : null}
      draft={draft}
    >
      <Field label="Name" required error={errors.name?.message}>
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
      <Field
        label="Email"
        required={user.role !== "STUDENT"}
        hint={adminMessages.newAddress}
        error={errors.email?.message}
      >
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
      {user.role === "STUDENT" && !isNewRole ? (
        <DateField
          form={form}
          name="dateOfBirth"
          label="Date of Birth"
          min={limits.earliestDate}
          max={today()}
          openAt={yearsFromToday(-10)}
        />
      ) : null}
      <Field label="Role" required error={errors.role?.message}>
        <Select
          options={roles.map((value) => ({ value, label: core.roleBadge(value).label }))}
          {...form.register("role")}
        />
      </Field>
      {isNewRole && typed.role === "TEACHER" ? (
        <Field label="Instrument" hint="Optional" error={errors.instrument?.message}>
          <Select
            placeholder="Select an instrument"
            options={choices(lists.teacherInstruments)}
            {...form.register("instrument")}
          />
        </Field>
      ) : null}
      {isNewRole && typed.role === "STUDENT" ? (
        <>
          <Field label="Grade" required error={errors.grade?.message}>
            <Select placeholder="Select a grade" options={choices(lists.adminGrades)} {...form.register("grade")} />
          </Field>
          <TeacherChoice
            label="Teacher"
            required
            value={typed.teacherId}
            onChange={chooseTeacher}
            error={errors.teacherId?.message}
          />
        </>
      ) : null}
    </FormDialog>
  );
};
