import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LessonNamed } from "@/components/data/lesson-named";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { SetLesson } from "@/features/goals/api/lesson-goals";
import { goalsWithLessonQuery } from "@/features/goals/api/lesson-goals";
import { ChangeGoalsForm } from "@/features/goals/components/change-goals-form";
import { mayChange } from "@/features/goals/goal-window";
import { goalMessages } from "@/features/goals/messages";
import type { CarriedWork } from "@/features/goals/opened-goals";
import { useGoalReader } from "@/features/goals/use-goal-reader";
import { now } from "@/lib/clock";
import type { Lesson } from "@/lib/lesson";

interface ChangeGoalsDialogProps {
  lesson: Lesson;
  /** What Complete Lesson could not save. */
  carried?: CarriedWork | undefined;
  onClose: () => void;
  /** The lesson as it is now, with its new plan. */
  onChanged: (lesson: Lesson) => void;
}

/** 'Change Goals' of a completed lesson: its notes and what they set, as when it was completed. Mounted while open. */
export const ChangeGoalsDialog = ({ lesson, carried, onClose, onChanged }: ChangeGoalsDialogProps) => {
  // What is loaded later is for the form to ask for: nothing that is typed goes by itself.
  const [opened, setOpened] = useState<SetLesson | null>(null);
  const current = useQuery({ ...goalsWithLessonQuery(lesson.id), enabled: opened === null });
  const reader = useGoalReader(true);
  if (opened === null && current.data !== undefined && mayChange(current.data.stored, now())) setOpened(current.data);
  if (reader && opened !== null) {
    return <ChangeGoalsForm {...{ opened, reader, carried, onClose, onChanged }} />;
  }
  return (
    <Dialog
      onClose={onClose}
      title="Change Goals"
      description={<LessonNamed lesson={lesson} />}
      size="split"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded
        queries={{ current }}
        text={goalMessages.goalsLoading}
        skeleton={<Skeleton className="h-64" />}
        failure={{ title: goalMessages.goalsFailed }}
      >
        {(answers) => (
          <NoForm isOpen={mayChange(answers.current.stored, now())} isReaderMissing={reader === undefined} />
        )}
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
  if (!isOpen) return <Notice tone="warning">{goalMessages.goalsClosed}</Notice>;
  if (!isReaderMissing) return <Skeleton className="h-64" />;
  return <ErrorState title={goalMessages.goalsFailed}>{goalMessages.readerFailed}</ErrorState>;
};
