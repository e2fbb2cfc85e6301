import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { useStrikeLine } from "@/features/goals/api/lesson-goals";
import { GoalsConflictNotice } from "@/features/goals/components/goals-conflict-notice";
import { isOutdated } from "@/features/goals/goal-window";
import { goalMessages } from "@/features/goals/messages";
import { cardName } from "@/features/goals/plan-card";
import { failureText, successText } from "@/lib/forms";
import type { PracticeCard } from "@/lib/goals";
import type { Lesson } from "@/lib/lesson";
import { planChanged } from "@/lib/query-keys";
import { showToast } from "@/lib/toasts";

interface StrikeLineDialogProps {
  lesson: Lesson;
  card: PracticeCard;
  /** The revision that is shown. */
  revision: number;
  onClose: () => void;
}

/** Asks before a task, a line of the plan, is struck: it does not come back by itself. */
export const StrikeLineDialog = ({ lesson, card, revision, onClose }: StrikeLineDialogProps) => {
  const cache = useQueryClient();
  const strike = useStrikeLine();
  const [failure, setFailure] = useState<{ text: string; isOutdated: boolean } | null>(null);
  const confirm = async () => {
    setFailure(null);
    try {
      const { message } = await strike.mutateAsync({ lesson, line: card.key, revision });
      showToast({ tone: "success", title: successText(message, goalMessages.struck) });
      onClose();
    } catch (problem) {
      const text = failureText(problem, goalMessages.strikeFailed);
      setFailure({ text, isOutdated: isOutdated(problem) });
    }
  };
  const load = () => planChanged(cache, lesson.id).then(onClose);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Remove This Task?"
      description="It is removed from today and the days that are left. Ticked tasks and the goals stay. This cannot be undone."
      cancelLabel="Keep Task"
      confirmLabel="Remove Task"
      busy={strike.isPending}
      onConfirm={() => void confirm()}
    >
      <p className="wrap-anywhere mt-4 text-small">
        <span className="font-semibold">{cardName(card)}</span> {card.task}
      </p>
      <div className="mt-4 empty:hidden">
        {failure?.isOutdated ? (
          <GoalsConflictNotice message={failure.text} load={load} />
        ) : (
          <DialogFailure title={goalMessages.errorTitle} text={failure?.text ?? null} />
        )}
      </div>
    </AlertDialog>
  );
};
