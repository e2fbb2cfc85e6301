import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { goalMessages } from "@/features/goals/messages";
import { failureText } from "@/lib/forms";

interface CompletedOtherwiseNoticeProps {
  /** Goes on in Change Goals with what was typed; absent where the goals can no longer be changed. */
  changeGoals: (() => Promise<void>) | undefined;
}

/** The lesson is completed already, and not as it was typed here: says so, and where that may go on. */
export const CompletedOtherwiseNotice = ({ changeGoals }: CompletedOtherwiseNoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box}>
      {changeGoals === undefined ? (
        <Notice tone="error" role="alert">
          {goalMessages.completedForGood}
        </Notice>
      ) : (
        <ChangeGoalsNotice changeGoals={changeGoals} />
      )}
    </div>
  );
};

const ChangeGoalsNotice = ({ changeGoals }: { changeGoals: () => Promise<void> }) => {
  const change = useMutation({ mutationFn: changeGoals });
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button size="sm" busy={change.isPending} onClick={() => change.mutate()}>
          Change Goals
        </Button>
      }
    >
      {change.isError ? failureText(change.error, goalMessages.goalsFailed) : goalMessages.completedOtherwise}
    </Notice>
  );
};
