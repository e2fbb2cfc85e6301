import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useReloadLesson } from "@/features/lessons/api/reload-lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { failureText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";

interface VersionConflictNoticeProps {
  lesson: Lesson;
  /** The server's sentence. */
  message: string;
  onReloaded: (lesson: Lesson) => void;
}

/** Somebody changed the lesson meanwhile: says so and loads it again; what was typed stays. */
export const VersionConflictNotice = ({ lesson, message, onReloaded }: VersionConflictNoticeProps) => {
  const reload = useReloadLesson();
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button size="sm" busy={reload.isPending} onClick={() => reload.mutate(lesson, { onSuccess: onReloaded })}>
          Reload
        </Button>
      }
    >
      {reload.isError ? failureText(reload.error, lessonMessages.fetchFailed) : message}
    </Notice>
  );
};
