import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import { useEscape } from "@/components/ui/escape";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { BodyQuestion } from "@/features/goals/components/body-question";
import { GoalListSection } from "@/features/goals/components/goal-list";
import { GoalsSummary, LeftInWords } from "@/features/goals/components/goals-summary";
import { OptionalPart } from "@/features/goals/components/optional-part";
import { PieceButtons } from "@/features/goals/components/piece-buttons";
import type { GoalsForm } from "@/features/goals/goals-form";
import { useGoalList } from "@/features/goals/use-goal-list";
import { useModelReading } from "@/features/goals/use-model-reading";
import { useSpokenSummary } from "@/features/goals/use-spoken-summary";
import { countText } from "@/lib/format/counts";
import type { Body } from "@/lib/goals";

interface NoteAndGoals {
  form: UseFormReturn<GoalsForm>;
  /** Null when there is no lesson to read a note of. */
  lessonId: string | null;
  /** Whether notes and goals may still be changed. */
  isOpen: boolean;
  /** The answer about the body of a lesson that is completed; absent while it is being completed. */
  answered?: Body | null;
}

/** The notes of a lesson, and what they set beside them: the parts of a form dialog, and what it confirms. */
export const useNoteAndGoals = ({ form, lessonId, isOpen, answered }: NoteAndGoals) => {
  const { errors } = form.formState;
  const [note, edits, bodyAnswer, privateNotes] = form.watch([
    "teacherNotes",
    "goalEdits",
    "bodyAnswer",
    "privateNotes",
  ]);
  const box = useRef<HTMLTextAreaElement>(null);
  const { list, hasFailed, settle, confirm } = useGoalList({ lessonId, note, edits, box });
  const model = useModelReading({
    lessonId,
    note,
    list,
    onAnswered: (answer) => form.setValue("goalEdits", answer(form.getValues("goalEdits")), { shouldDirty: true }),
  });
  const listId = useId();
  const [isListOpen, setListOpen] = useState(false);
  const toggleList = () => {
    flushSync(() => setListOpen(!isListOpen));
    const section = isListOpen ? null : document.getElementById(listId);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: "start" });
  };
  const summary = useRef<HTMLButtonElement>(null);
  const escapable = useEscape(() => {
    flushSync(() => setListOpen(false));
    summary.current?.focus();
  }, isListOpen);
  // Stays above the buttons, except where an on-screen keyboard or the opened list needs the room.
  const question = (className: string) =>
    list?.merged.body ? (
      <BodyQuestion
        className={className}
        tools={list.tools}
        question={list.merged.body}
        answer={bodyAnswer}
        onAnswer={(answer) => form.setValue("bodyAnswer", answer, { shouldDirty: true })}
        isOwn={(answered?.answer ?? "asUsual") !== "asUsual"}
      />
    ) : null;
  const [isTyping, setTyping] = useState(false);
  const stopTyping = () => {
    setTyping(false);
    settle();
  };
  const spoken = useSpokenSummary(list?.merged ?? null, note, isTyping);
  const notes = form.register("teacherNotes", { onBlur: stopTyping });
  return {
    confirm,
    above:
      isOpen && list !== null ? (
        <>
          {isTyping ? <PieceButtons pieces={list.tools.recent} box={box} /> : null}
          <LeftInWords list={list} className={cn("max-lg:low:hidden", (isTyping || isListOpen) && "hidden")} />
          <GoalsSummary
            ref={summary}
            merged={list.merged}
            proposed={model?.lines.length ?? 0}
            controls={listId}
            isOpen={isListOpen}
            onToggle={toggleList}
          />
          {question(
            cn(
              // In a low window it scrolls by itself, so that the buttons stay in sight; in a lower one it is in the opened list.
              "relative max-h-[min(40dvh,calc(92dvh-17.5rem))] overflow-y-auto overscroll-contain",
              "max-lg:low:hidden",
              isListOpen && "hidden lg:block",
              isTyping && "[@media(max-height:32rem)]:hidden max-[22rem]:[@media(max-height:42rem)]:hidden",
            ),
          )}
        </>
      ) : null,
    aside: isOpen ? (
      <GoalListSection
        ref={escapable}
        id={listId}
        list={list}
        hasFailed={hasFailed}
        isReadLater={answered === undefined}
        edits={edits}
        model={model}
        onChange={(changed) => form.setValue("goalEdits", changed, { shouldDirty: true })}
        question={isListOpen ? question("lg:hidden") : null}
        className={isListOpen ? "flex" : "hidden lg:flex"}
      />
    ) : null,
    fields: (
      <>
        <p role="status" className="sr-only">
          {spoken}
        </p>
        <Field
          label="Notes"
          required
          hint={
            <>
              <span className="block">
                Mention pieces, bars, tempos and sticking points. The practice plan is built from these notes.
              </span>
              <span className="block">Student and parents read these notes.</span>
            </>
          }
          aside={countText([...note].length, "character")}
          error={errors.teacherNotes?.message}
        >
          <Textarea
            rows={6}
            className="min-h-36 lg:min-h-56"
            readOnly={!isOpen}
            {...notes}
            onFocus={() => setTyping(true)}
            ref={(textarea) => {
              notes.ref(textarea);
              box.current = textarea;
            }}
          />
        </Field>
        <OptionalPart
          title="Private Note"
          isOpen={privateNotes !== ""}
          hasError={errors.privateNotes !== undefined}
          takesFocus
        >
          <Field
            label="Private Note"
            hint="Only you and administrators can read this."
            aside={countText([...privateNotes].length, "character")}
            error={errors.privateNotes?.message}
          >
            <Textarea rows={2} className="min-h-16" readOnly={!isOpen} {...form.register("privateNotes")} />
          </Field>
        </OptionalPart>
      </>
    ),
  };
};
