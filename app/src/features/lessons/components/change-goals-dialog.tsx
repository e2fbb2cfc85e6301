import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { SetLesson } from "@/features/lessons/api/lesson-goals";
import { goalsWithLesson } from "@/features/lessons/api/lesson-goals";
import { ChangeGoalsForm } from "@/features/lessons/components/change-goals-form";
import { LessonNamed } from "@/features/lessons/components/lesson-named";
import { mayChange } from "@/features/lessons/goal-window";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import type { CarriedWork } from "@/features/lessons/opened-goals";
import { useGoalReader } from "@/features/lessons/use-goal-reader";
import { now } from "@/lib/clock";

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
  const current = useQuery({ ...goalsWithLesson(lesson.id), enabled: opened === null });
  const reader = useGoalReader(true);
  if (opened === null && current.data !== undefined && mayChange(current.data.stored, now())) setOpened(current.data);
  if (reader && opened !== null) {
    return <ChangeGoalsForm {...{ opened, reader, carried, onClose, onChanged }} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Change Goals"
      description={<LessonNamed lesson={lesson} />}
      size="split"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded
        queries={{ current }}
        text={lessonMessages.goalsLoading}
        skeleton={<Skeleton className="h-64" />}
        failure={{ title: lessonMessages.goalsFailed }}
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
  if (!isOpen) return <Notice tone="warning">{lessonMessages.goalsClosed}</Notice>;
  if (!isReaderMissing) return <Skeleton className="h-64" />;
  return <ErrorState title={lessonMessages.goalsFailed}>{lessonMessages.readerFailed}</ErrorState>;
};
