import { HeartPulse } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Segmented } from "@/components/ui/segmented";
import { EndChoice } from "@/features/goals/components/end-choice";
import type { GoalTools } from "@/features/goals/goal-edits";
import type { FormAnswer } from "@/features/goals/goals";
import { answerOf, bodyAnswers, choiceOf, quoted, untilText } from "@/features/goals/goals";
import type { Answer, Body, BodyQuestion as Question } from "@/lib/goals";

interface BodyQuestionProps {
  tools: Pick<GoalTools, "askedOf" | "heldAnswer">;
  question: Question;
  /** What was chosen; null while nothing was. */
  answer: FormAnswer | null;
  onAnswer: (answer: FormAnswer) => void;
  /** Whether the answer of this lesson is what limits practice where its note asks nothing. */
  isOwn: boolean;
  className?: string | undefined;
}

/** The last day that the words about the body name, where they name one. */
const namedDay = (question: Question): string | null => question.until ?? null;

/**
 * What the answer is held until: a day that the teacher chose stays whatever is answered; one that was only offered goes
 * with the careful answer.
 */
const endOf = (question: Question, held: Body, answer: Answer, isChosen: boolean): string => {
  const { careful } = question;
  const ownEnds = ["nextLesson", careful.until, namedDay(question)];
  if (isChosen || !ownEnds.includes(held.until)) return held.until;
  if (answer === careful.answer) return careful.until;
  return careful.until === namedDay(question) ? "nextLesson" : careful.until;
};

/** How much may be practised, where the note speaks of the body. The careful answer is chosen, so that nobody has to answer. */
export const BodyQuestion = ({ tools, question, answer, onAnswer, isOwn, className }: BodyQuestionProps) => {
  const held = tools.heldAnswer(question, answer);
  const asked = tools.askedOf(question);
  const isEndChosen = answer?.asked === asked && answer.isEndChosen === true;
  const choose = ({ answer: chosen, spared, until }: Body, isEnd = isEndChosen) =>
    onAnswer({
      answer: chosen,
      until,
      asked,
      ...(isEnd && { isEndChosen: true }),
      ...(chosen === "otherHand" && { spared }),
    });
  const limitedBy = isOwn ? "This lesson limited practice." : "An earlier lesson limited practice.";
  return (
    <div className={cn("min-w-0 rounded-control bg-yellow-tint px-3 py-2.5 text-small text-yellow-text", className)}>
      <p className="wrap-anywhere flex gap-2 font-medium">
        <HeartPulse aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="flex min-w-0 flex-wrap gap-x-1">
          <span className="line-clamp-2">{question.said === "" ? limitedBy : `${quoted(question.said)}.`}</span>
          <span>How much practice?</span>
        </span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        <Segmented
          legend="How much practice"
          hideLegend
          look="pills"
          options={bodyAnswers(question)}
          value={choiceOf(held)}
          onChange={(choice) => {
            const chosen = answerOf(choice);
            choose({ ...chosen, until: endOf(question, held, chosen.answer, isEndChosen) });
          }}
        />
        {held.answer === "asUsual" ? null : (
          <EndChoice
            key={asked}
            label="Until When"
            hideLabel
            until={held.until}
            offered={[question.careful.until, namedDay(question)].filter((end) => end !== null)}
            textOf={untilText}
            onUntil={(until) => choose({ ...held, until }, true)}
          />
        )}
      </div>
    </div>
  );
};
