import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { DraftNotice } from "@/components/data/draft-notice";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { feedbackQuery } from "@/features/practice/api/lesson-feedback";
import { useWriteFeedback } from "@/features/practice/api/write-feedback";
import { FeedbackFields } from "@/features/practice/components/feedback-fields";
import { TeacherFeedbackView } from "@/features/practice/components/teacher-feedback-view";
import type { FeedbackDraft } from "@/features/practice/feedback-draft";
import { emptyFeedback, feedbackDraftOf } from "@/features/practice/feedback-draft";
import { feedbackSubject } from "@/features/practice/feedback-subject";
import { practiceMessages } from "@/features/practice/messages";
import type { LessonFeedback } from "@/features/practice/practice";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

/** A lesson's feedback for its teacher: to read, to write, to change (decision D5). */
export const FeedbackSection = ({ lessonId }: { lessonId: string }) => (
  <Loaded
    queries={{ feedback: useQuery(feedbackQuery(lessonId)) }}
    text="Loading feedback..."
    skeleton={null}
    failure={{ title: practiceMessages.feedbackFetchFailed }}
    className="py-6"
  >
    {({ feedback }) => <Feedback lessonId={lessonId} feedback={feedback} />}
  </Loaded>
);

interface FeedbackProps {
  lessonId: string;
  feedback: LessonFeedback | null;
}

const Feedback = ({ lessonId, feedback }: FeedbackProps) => {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <FeedbackEditor lessonId={lessonId} feedback={feedback} onDone={() => setEditing(false)} />;
  return (
    <TeacherFeedbackView
      feedback={feedback}
      action={
        <Button size="sm" onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
          {feedback === null ? "Write Feedback" : "Edit Feedback"}
        </Button>
      }
    />
  );
};

/** The form is longer than what is left of the dialog below its button. */
const bringIntoView = (form: HTMLFormElement | null) => form?.scrollIntoView?.({ block: "start" });

const FeedbackEditor = ({ lessonId, feedback, onDone }: FeedbackProps & { onDone: () => void }) => {
  const core = useCore();
  const write = useWriteFeedback();
  const { form, submit, failure, draft, isBusy } = useDraftForm<FeedbackDraft, unknown>({
    defaultValues: feedback === null ? emptyFeedback : feedbackDraftOf(feedback),
    check: core.checkFeedback,
    call: (draft) => write.mutateAsync({ lessonId, draft }),
    onDone: () => {
      showToast({ tone: "success", title: practiceMessages.feedbackSaved });
      onDone();
    },
    fallback: practiceMessages.feedbackSaveFailed,
    draft: feedbackSubject(core, lessonId),
  });
  return (
    <form
      ref={bringIntoView}
      noValidate
      onSubmit={submit}
      aria-label="Teacher Feedback"
      className="flex scroll-mt-2 flex-col gap-4"
    >
      <h3 className="font-semibold">Teacher Feedback</h3>
      <DraftNotice draft={draft} />
      <FeedbackFields form={form} />
      <DialogFailure text={failure?.text ?? null} />
      <div className="flex gap-2">
        <Button disabled={isBusy} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          Save Feedback
        </Button>
      </div>
    </form>
  );
};
