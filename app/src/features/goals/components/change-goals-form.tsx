import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { FormDialog } from "@/components/data/form-dialog";
import { LessonNamed } from "@/components/data/lesson-named";
import { Notice } from "@/components/ui/notice";
import { useChangeGoals } from "@/features/goals/api/change-goals";
import type { SetLesson } from "@/features/goals/api/lesson-goals";
import { goalsWithLessonQuery, lessonGoalsQuery } from "@/features/goals/api/lesson-goals";
import { GoalsConflictNotice } from "@/features/goals/components/goals-conflict-notice";
import { useNoteAndGoals } from "@/features/goals/components/note-and-goals";
import { isOutdated, mayChange } from "@/features/goals/goal-window";
import type { GoalsForm } from "@/features/goals/goals-form";
import { checkNotes, completeForm, goalsFields } from "@/features/goals/goals-form";
import { goalMessages } from "@/features/goals/messages";
import type { CarriedWork } from "@/features/goals/opened-goals";
import { carriedForm, openedGoals } from "@/features/goals/opened-goals";
import { UnfinishedBoxes, useUnfinishedBoxes } from "@/features/goals/unfinished";
import { ApiError } from "@/lib/api";
import { now } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { dropDraft } from "@/lib/drafts/drafts";
import { isSame } from "@/lib/drafts/record";
import { draftName } from "@/lib/drafts/storage";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { successText } from "@/lib/forms";
import type { GoalReader } from "@/lib/goals";
import type { Lesson } from "@/lib/lesson";
import { useSession } from "@/lib/session";
import { showToast } from "@/lib/toasts";

interface ChangeGoalsFormProps {
  opened: SetLesson;
  reader: GoalReader;
  /** What Complete Lesson could not save. */
  carried: CarriedWork | undefined;
  onClose: () => void;
  onChanged: (lesson: Lesson) => void;
}

/** The fields in which a form differs from another. */
const differing = (form: GoalsForm, other: GoalsForm): Partial<GoalsForm> =>
  Object.fromEntries(Object.entries(form).filter(([field, value]) => !isSame(value, other[field as keyof GoalsForm])));

/**
 * The form of Change Goals. A change that meets a newer one keeps what was typed, offers to load what is there now, and
 * then shows both values of what both have changed.
 */
export const ChangeGoalsForm = ({ opened, reader, carried, onClose, onChanged }: ChangeGoalsFormProps) => {
  const core = useCore();
  const cache = useQueryClient();
  const change = useChangeGoals();
  const { boxes, isUnfinished } = useUnfinishedBoxes();
  const [conflict, setConflict] = useState<string | null>(null);
  const [current, setCurrent] = useState(() => ({ ...opened, form: openedGoals(core, reader, opened) }));
  const { lesson, stored } = current;
  // The list of goals need not ask again.
  useQuery({ ...lessonGoalsQuery(lesson.id), initialData: opened.stored });
  const { form, submit, failure, draft, isBusy } = useDraftForm<GoalsForm, { message: string; lesson: Lesson }>({
    defaultValues: current.form,
    check: (typed) => checkNotes(core, typed),
    call: async ({ teacherNotes, goalEdits, bodyAnswer, privateNotes }) => {
      if (isUnfinished()) throw new ApiError(null, "unfinished", goalMessages.goalsUnfinished);
      setConflict(null);
      const confirmed = await confirm(teacherNotes, goalEdits, bodyAnswer);
      if (confirmed === null) throw new ApiError(null, "no_reader", goalMessages.readerFailed);
      return change.mutateAsync({
        lesson,
        confirmed,
        revision: stored.revision,
        ...(teacherNotes === current.form.teacherNotes ? {} : { teacherNotes }),
        ...(privateNotes === current.form.privateNotes ? {} : { privateNotes }),
      });
    },
    onDone: ({ message, lesson: changed }) => {
      showToast({ tone: "success", title: successText(message, goalMessages.goalsChanged) });
      onChanged(changed);
    },
    fallback: goalMessages.goalsChangeFailed,
    failureTitle: goalMessages.errorTitle,
    onFailure: (problem, text) => {
      if (!isOutdated(problem)) return false;
      setConflict(text);
      return true;
    },
    draft: { form: "change-goals", id: lesson.id, version: stored.revision, fields: goalsFields },
  });
  const { above, aside, fields, confirm } = useNoteAndGoals({
    form,
    lessonId: lesson.id,
    isOpen: true,
    answered: stored.body,
  });

  /** Puts what was typed over what is there, and shows both where both have changed. */
  const put = (typed: Partial<GoalsForm>, before: GoalsForm, present: GoalsForm) => {
    form.reset({ ...present, ...typed }, { keepDefaultValues: true });
    draft.rowChanged({ ...before }, { ...present });
  };
  const load = async () => {
    const fresh = await cache.fetchQuery(goalsWithLessonQuery(lesson.id));
    const next = { ...fresh, form: openedGoals(core, reader, fresh) };
    const typed = differing(form.getValues(), current.form);
    cache.setQueryData(lessonGoalsQuery(lesson.id).queryKey, fresh.stored);
    setCurrent(next);
    setConflict(mayChange(fresh.stored, now()) ? null : goalMessages.goalsClosedMeanwhile);
    form.reset(next.form);
    put(typed, current.form, next.form);
  };
  const userId = useSession()?.user.id;
  const bring = useEffectEvent((work: CarriedWork) => {
    put(carriedForm(reader, opened, work), work.begun, current.form);
    // It is kept as a draft of this form from here on.
    if (userId) dropDraft(draftName(userId, completeForm, lesson.id));
  });
  useEffect(() => {
    if (carried !== undefined) bring(carried);
  }, [carried]);
  // The button that loaded them is gone.
  useEffect(() => {
    if (stored !== opened.stored) form.setFocus("teacherNotes");
  }, [stored, opened, form]);

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
      above={above === null ? null : <UnfinishedBoxes value={boxes}>{above}</UnfinishedBoxes>}
      aside={<UnfinishedBoxes value={boxes}>{aside}</UnfinishedBoxes>}
    >
      {conflict === null ? null : <GoalsConflictNotice message={conflict} load={load} />}
      <Notice tone="info">{goalMessages.goalsFrom}</Notice>
      {fields}
    </FormDialog>
  );
};
