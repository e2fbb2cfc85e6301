import { useQueryClient } from "@tanstack/react-query";
import { ConfirmCall } from "@/components/data/confirm-call";
import { useStrikeLine } from "@/features/goals/api/change-goals";
import { GoalsConflictNotice } from "@/features/goals/components/goals-conflict-notice";
import { isOutdated } from "@/features/goals/goal-window";
import { goalMessages } from "@/features/goals/messages";
import { cardName } from "@/features/goals/plan-card";
import { successText } from "@/lib/forms";
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
  const load = () => planChanged(cache, lesson.id).then(onClose);
  return (
    <ConfirmCall
      title="Remove This Task?"
      description="It is removed from today and the days that are left. Ticked tasks and the goals stay. This cannot be undone."
      cancelLabel="Keep Task"
      confirmLabel="Remove Task"
      call={useStrikeLine()}
      sent={{ lesson, line: card.key, revision }}
      fallback={goalMessages.strikeFailed}
      failure={(problem, text) => (isOutdated(problem) ? <GoalsConflictNotice message={text} load={load} /> : null)}
      onDone={({ message }) => showToast({ tone: "success", title: successText(message, goalMessages.struck) })}
      onClose={onClose}
    >
      <p className="wrap-anywhere mt-4 text-small">
        <span className="font-semibold">{cardName(card)}</span> {card.task}
      </p>
    </ConfirmCall>
  );
};
