import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useCompleteLesson } from "@/features/lessons/api/complete-lesson";
import { DialogFailure } from "@/features/lessons/components/dialog-failure";
import { LessonWhen } from "@/features/lessons/components/lesson-when";
import type { CompleteLessonDraft, Lesson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { coreResolver, failureText, showServerProblems } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface CompleteLessonDialogProps {
  onClose: () => void;
  /** Null when the lesson is not there any more. */
  lesson: Lesson | null;
  /** The fields of the optional feedback section. */
  feedback: ReactNode;
  /** Saves what the feedback section holds, after the lesson is completed; nothing when it is empty. */
  saveFeedback: (lesson: Lesson) => Promise<void>;
  /** The lesson as it is after completion, with its practice plan. */
  onCompleted: (lesson: Lesson) => void;
}

/** 'Complete Lesson': notes, from which the practice plan is made, and optional feedback. Mounted while open. */
export const CompleteLessonDialog = ({
  onClose,
  lesson,
  feedback,
  saveFeedback,
  onCompleted,
}: CompleteLessonDialogProps) => {
  const core = useCore();
  const complete = useCompleteLesson();
  // Set once the lesson is completed: what is left to save is the feedback alone.
  const [completed, setCompleted] = useState<Lesson | null>(null);
  const [failure, setFailure] = useState<string | null>(lesson === null ? lessonMessages.notFound : null);
  const form = useForm<CompleteLessonDraft>({
    defaultValues: { teacherNotes: "" },
    resolver: coreResolver(core.checkCompleteLesson),
  });
  const { errors, isSubmitting } = form.formState;
  const length = [...form.watch("teacherNotes")].length;

  const fail = (text: string) => {
    setFailure(text);
    showToast({ tone: "error", title: "Error", description: text });
  };

  const finish = async (done: Lesson) => {
    try {
      await saveFeedback(done);
      onCompleted(done);
    } catch (problem) {
      fail(`${lessonMessages.feedbackFailed} ${failureText(problem, "")}`.trim());
    }
  };

  const submit = form.handleSubmit(async ({ teacherNotes }) => {
    if (lesson === null) return fail(lessonMessages.notFound);
    setFailure(null);
    if (completed !== null) return finish(completed);
    let done: Lesson;
    try {
      const answer = await complete.mutateAsync({ lesson, teacherNotes });
      done = answer.lesson;
      showToast({ tone: "success", title: answer.message === "" ? lessonMessages.completed : answer.message });
    } catch (problem) {
      const text = failureText(problem, lessonMessages.completeFailed);
      if (!showServerProblems(form, problem)) setFailure(text);
      showToast({ tone: "error", title: "Error", description: text });
      return;
    }
    setCompleted(done);
    await finish(done);
  });

  const close = () => {
    if (completed === null) onClose();
    else onCompleted(completed);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Complete Lesson"
      description={
        lesson === null ? undefined : (
          <>
            {lesson.title}, <LessonWhen startTime={lesson.startTime} endTime={lesson.endTime} />
          </>
        )
      }
      busy={isSubmitting}
      onSubmit={submit}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={close}>
            {completed === null ? "Cancel" : "Skip Feedback"}
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {completed === null ? "Complete Lesson" : "Save Feedback"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field
          label="Notes"
          required
          hint="Pieces, bars, tempi and what was hard: the practice plan is made from these words."
          aside={countText(length, "character")}
          error={errors.teacherNotes?.message}
        >
          <Textarea rows={6} className="min-h-36" readOnly={completed !== null} {...form.register("teacherNotes")} />
        </Field>
        <details className="group rounded-control border border-line" open={completed !== null || undefined}>
          <summary className="flex cursor-pointer list-none items-center gap-2 rounded-control px-3 py-2.5 font-semibold text-small hover:text-primary">
            <ChevronRight aria-hidden className="size-4 transition-[rotate] group-open:rotate-90" />
            Add Feedback
            <span className="font-normal text-fg-muted">optional</span>
          </summary>
          <div className="px-3 pt-1 pb-4">{feedback}</div>
        </details>
        <DialogFailure text={failure} />
      </div>
    </Dialog>
  );
};
