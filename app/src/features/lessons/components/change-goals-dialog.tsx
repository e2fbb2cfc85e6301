import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "@/components/data/form-dialog";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { lessonById } from "@/features/lessons/api/lesson";
import type { LessonGoals } from "@/features/lessons/api/lesson-goals";
import { lessonGoals, useChangeGoals } from "@/features/lessons/api/lesson-goals";
import { GoalsConflictNotice } from "@/features/lessons/components/goals-conflict-notice";
import { LessonNamed } from "@/features/lessons/components/lesson-named";
import { useNoteAndGoals } from "@/features/lessons/components/note-and-goals";
import { isOutdated, mayChange } from "@/features/lessons/goal-window";
import type { GoalsForm } from "@/features/lessons/goals-form";
import { checkNotes, goalsFields } from "@/features/lessons/goals-form";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { storedEdits } from "@/features/lessons/stored-edits";
import { useGoalReader } from "@/features/lessons/use-goal-reader";
import { ApiError } from "@/lib/api";
import { now } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import type { GoalReader } from "@/lib/goals";
import { ask } from "@/lib/goals";
import { showToast } from "@/lib/toasts";

interface ChangeGoalsDialogProps {
  lesson: Lesson;
  onClose: () => void;
  /** The lesson as it is now, with its new plan. */
  onChanged: (lesson: Lesson) => void;
}

/** 'Change Goals' of a completed lesson: its notes and what they set, as when it was completed. Mounted while open. */
export const ChangeGoalsDialog = ({ lesson, onClose, onChanged }: ChangeGoalsDialogProps) => {
  const stored = useQuery(lessonGoals(lesson.id));
  const current = useQuery(lessonById(lesson.id));
  const reader = useGoalReader(true);
  if (reader && current.data !== undefined && stored.data !== undefined && mayChange(stored.data, now())) {
    return (
      // What was loaded anew is another form; what was typed is offered in it.
      <ChangeForm
        key={`${stored.data.revision} ${current.data.version}`}
        lesson={current.data}
        stored={stored.data}
        {...{ reader, onClose, onChanged }}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Change Goals"
      description={<LessonNamed lesson={lesson} />}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded
        queries={{ stored, current }}
        text={lessonMessages.goalsLoading}
        skeleton={<Skeleton className="h-64" />}
        failure={{ title: lessonMessages.goalsFailed }}
      >
        {(answers) => <NoForm isOpen={mayChange(answers.stored, now())} isReaderMissing={reader === undefined} />}
      </Loaded>
    </Dialog>
  );
};

interface NoFormProps {
  isOpen: boolean;
  isReaderMissing: boolean;
}

/** Why the goals cannot be changed, or that the reader is on its way. */
const NoForm = ({ isOpen, isReaderMissing }: NoFormProps) => {
  if (!isOpen) return <Notice tone="warning">{lessonMessages.goalsClosed}</Notice>;
  if (!isReaderMissing) return <Skeleton className="h-64" />;
  return <ErrorState title={lessonMessages.goalsFailed}>{lessonMessages.readerFailed}</ErrorState>;
};

interface ChangeFormProps extends ChangeGoalsDialogProps {
  stored: LessonGoals;
  reader: GoalReader;
}

/** The form as it was completed: the notes, and beside them what was changed by hand. */
const openedForm = (notes: string, { context, goals, body, privateNotes }: LessonGoals, reader: GoalReader) => {
  const merged = context === null ? null : ask(() => reader.mergeGoals(reader.readNote(notes, context), []));
  return {
    teacherNotes: notes,
    goalEdits: goals === null || merged === null ? [] : storedEdits(merged.rows, goals),
    bodyAnswer: body,
    privateNotes: privateNotes ?? "",
  };
};

const ChangeForm = ({ lesson, stored, reader, onClose, onChanged }: ChangeFormProps) => {
  const core = useCore();
  const change = useChangeGoals();
  const [conflict, setConflict] = useState<string | null>(null);
  const [opened] = useState(() => openedForm(core.shownNotes(lesson.teacherNotes, lesson.notes) ?? "", stored, reader));
  const { form, submit, failure, draft, isBusy } = useDraftForm<GoalsForm, { message: string; lesson: Lesson }>({
    defaultValues: opened,
    check: (typed) => checkNotes(core, typed),
    call: async ({ teacherNotes, goalEdits, bodyAnswer, privateNotes }) => {
      setConflict(null);
      const confirmed = await confirm(teacherNotes, goalEdits, bodyAnswer);
      if (confirmed === null) throw new ApiError(null, "no_reader", lessonMessages.readerFailed);
      return change.mutateAsync({
        lesson,
        confirmed,
        revision: stored.revision,
        ...(teacherNotes === opened.teacherNotes ? {} : { teacherNotes }),
        ...(privateNotes === opened.privateNotes ? {} : { privateNotes }),
      });
    },
    onDone: ({ message, lesson: changed }) => {
      showToast({ tone: "success", title: message === "" ? lessonMessages.goalsChanged : message });
      onChanged(changed);
    },
    fallback: lessonMessages.goalsChangeFailed,
    failureTitle: lessonMessages.errorTitle,
    onFailure: (problem, text) => {
      if (!isOutdated(problem)) return false;
      setConflict(text);
      return true;
    },
    draft: { form: "change-goals", id: lesson.id, version: stored.revision, fields: goalsFields },
  });
  const { above, aside, fields, confirm } = useNoteAndGoals({ form, lessonId: lesson.id, isOpen: true });
  return (
    <FormDialog
      title="Change Goals"
      description={<LessonNamed lesson={lesson} />}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Save Goals"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      draft={draft}
      above={above}
      aside={aside}
    >
      {conflict === null ? null : <GoalsConflictNotice lesson={lesson} message={conflict} />}
      <Notice tone="info">{lessonMessages.goalsFrom}</Notice>
      {fields}
    </FormDialog>
  );
};
