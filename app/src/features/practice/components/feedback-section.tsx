import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { lessonFeedback } from "@/features/practice/api/lesson-feedback";
import { useWriteFeedback } from "@/features/practice/api/write-feedback";
import { FeedbackFields } from "@/features/practice/components/feedback-fields";
import { TeacherFeedbackView } from "@/features/practice/components/teacher-feedback-view";
import { emptyFeedback, feedbackDraftOf } from "@/features/practice/feedback-draft";
import { practiceMessages } from "@/features/practice/messages";
import type { LessonFeedback } from "@/features/practice/practice";
import { failureText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

/** A lesson's feedback for its teacher: to read, to write, to change (decision D5). */
export const FeedbackSection = ({ lessonId }: { lessonId: string }) => {
  const query = useQuery(lessonFeedback);
  const [isEditing, setEditing] = useState(false);
  if (query.isPending) return null;
  if (query.isError) {
    return (
      <ErrorState title={practiceMessages.feedbackFetchFailed} onRetry={() => query.refetch()} className="py-6">
        {failureText(query.error, "")}
      </ErrorState>
    );
  }
  const feedback = query.data.find(({ id }) => id === lessonId) ?? null;
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

interface FeedbackEditorProps {
  lessonId: string;
  feedback: LessonFeedback | null;
  onDone: () => void;
}

const FeedbackEditor = ({ lessonId, feedback, onDone }: FeedbackEditorProps) => {
  const write = useWriteFeedback();
  const [draft, setDraft] = useState(feedback === null ? emptyFeedback : feedbackDraftOf(feedback));
  const save = () =>
    write.mutate(
      { lessonId, draft },
      {
        onSuccess: () => {
          showToast({ tone: "success", title: practiceMessages.feedbackSaved });
          onDone();
        },
      },
    );
  return (
    <section aria-label="Teacher Feedback" className="flex flex-col gap-4">
      <h3 className="font-semibold">Teacher Feedback</h3>
      <FeedbackFields value={draft} onChange={setDraft} />
      {write.isError ? (
        <Notice tone="error" role="alert">
          {failureText(write.error, practiceMessages.feedbackSaveFailed)}
        </Notice>
      ) : null}
      <div className="flex gap-2">
        <Button disabled={write.isPending} onClick={onDone}>
          Cancel
        </Button>
        <Button variant="primary" busy={write.isPending} onClick={save}>
          Save Feedback
        </Button>
      </div>
    </section>
  );
};
