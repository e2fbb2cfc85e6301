import type { FocusEvent } from "react";
import { useCallback } from "react";
import type { CreateUserRequest } from "reedling-wasm";
import { FormDialog } from "@/components/data/form-dialog";
import { FormProblems } from "@/components/data/form-problems";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useCreateUser } from "@/features/admin/api/create-user";
import { TeacherChoice } from "@/features/admin/components/teacher-choice";
import { adminMessages } from "@/features/admin/messages";
import { useCore } from "@/lib/core";
import type { DraftSubject } from "@/lib/drafts/use-draft";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

const emptyDraft: CreateUserRequest = {
  name: "",
  email: "",
  role: "TEACHER",
  instrument: "",
  grade: "",
  teacherId: "",
};

const subject: DraftSubject = {
  form: "create-user",
  fields: {
    teacherId: { label: "Teacher", text: (value) => (value === "" ? "" : "A teacher of the list") },
  },
};

const roles = ["TEACHER", "STUDENT", "PARENT", "ADMINISTRATOR"] as const;
/** Whether a field is left by pressing a button, which a sentence under the field would move away from under the press. */
const isLeftByPress = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.matches(":active");

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Create User: an account of any role (Spec §2.5, §3). Mounted while open. */
export const CreateUserDialog = ({ onClose }: { onClose: () => void }) => {
  const core = useCore();
  const { lists } = core.constants();
  const createUser = useCreateUser();
  const { form, submit, failure, draft, isBusy } = useDraftForm<CreateUserRequest, string>({
    defaultValues: emptyDraft,
    check: (typed) => core.checkCreateUser(typed),
    call: (typed) => createUser.mutateAsync(typed),
    onDone: (description) => {
      showToast({ tone: "success", title: adminMessages.createdTitle, description });
      onClose();
    },
    fallback: adminMessages.createFailed,
    saysWhenLeft: true,
    failureTitle: adminMessages.createFailedTitle,
    onFailure: (_problem, description) => {
      showToast({ tone: "error", title: adminMessages.createFailedTitle, description });
      return false;
    },
    draft: subject,
  });
  const { errors } = form.formState;
  const typed = form.watch();
  const field = (name: keyof CreateUserRequest) => {
    const registered = form.register(name);
    const onBlur = async (event: FocusEvent) => {
      if (!isLeftByPress(event)) await registered.onBlur(event);
    };
    return { ...registered, onBlur };
  };
  const { setValue } = form;
  const isFollowed = form.formState.isSubmitted || errors.teacherId !== undefined;
  const chooseTeacher = useCallback(
    (id: string) => setValue("teacherId", id, { shouldDirty: true, shouldValidate: isFollowed }),
    [setValue, isFollowed],
  );
  return (
    <FormDialog
      title="Create User"
      description="The new user gets a temporary password by email."
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel={isBusy ? "Creating..." : "Create User"}
      submitDisabled={!isBusy && core.checkCreateUser(typed).length > 0}
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      draft={draft}
    >
      <FormProblems form={form} />
      <Field label="Name" required error={errors.name?.message}>
        <Input autoComplete="off" {...field("name")} />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...field("email")} />
      </Field>
      <Field label="Role" required error={errors.role?.message}>
        <Select options={roles.map((value) => ({ value, label: core.roleBadge(value).label }))} {...field("role")} />
      </Field>
      {typed.role === "TEACHER" ? (
        <Field label="Instrument" hint="Optional" error={errors.instrument?.message}>
          <Select
            placeholder="Select an instrument"
            options={choices(lists.teacherInstruments)}
            {...field("instrument")}
          />
        </Field>
      ) : null}
      {typed.role === "STUDENT" ? (
        <>
          <Field label="Grade" required error={errors.grade?.message}>
            <Select placeholder="Select a grade" options={choices(lists.adminGrades)} {...field("grade")} />
          </Field>
          <TeacherChoice
            label="Teacher"
            required
            value={typed.teacherId}
            onChange={chooseTeacher}
            onLeave={(event) => {
              if (!isLeftByPress(event)) void form.trigger("teacherId");
            }}
            error={errors.teacherId?.message}
          />
        </>
      ) : null}
    </FormDialog>
  );
};
