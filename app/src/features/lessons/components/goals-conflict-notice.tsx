import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonGoalsChanged, queryKeys } from "@/lib/query-keys";

interface GoalsConflictNoticeProps {
  lesson: Lesson;
  /** The server's sentence. */
  message: string;
  /** After the current ones were asked for. */
  onLoad?: () => void;
}

/** Somebody changed goals or plan meanwhile: says so, and loads the current ones. */
export const GoalsConflictNotice = ({ lesson: { id }, message, onLoad }: GoalsConflictNoticeProps) => {
  const cache = useQueryClient();
  const isLoading = useIsFetching({ queryKey: queryKeys.goals.of(id) }) > 0;
  const load = () => void lessonGoalsChanged(cache, id).then(onLoad);
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button size="sm" busy={isLoading} onClick={load}>
          Load Current
        </Button>
      }
    >
      {message}
    </Notice>
  );
};
