import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { goalMessages } from "@/features/goals/messages";
import { failureText } from "@/lib/forms";

interface GoalsConflictNoticeProps {
  /** The server's sentence. */
  message: string;
  /** Loads the current ones. */
  load: () => Promise<unknown>;
}

/** Somebody changed goals or plan meanwhile: says so, and loads the current ones. */
export const GoalsConflictNotice = ({ message, load }: GoalsConflictNoticeProps) => {
  const loading = useMutation({ mutationFn: load });
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button size="sm" busy={loading.isPending} onClick={() => loading.mutate()}>
          Load Current
        </Button>
      }
    >
      {loading.isError ? failureText(loading.error, goalMessages.goalsFailed) : message}
    </Notice>
  );
};
