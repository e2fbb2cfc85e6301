import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { lessonMessages } from "@/features/lessons/messages";

interface CompletedOtherwiseNoticeProps {
  /** Goes on in Change Goals; absent where the goals can no longer be changed. */
  onChangeGoals: (() => void) | undefined;
}

/** The lesson is completed already, and not as it was typed here: says so, and where that may go on. */
export const CompletedOtherwiseNotice = ({ onChangeGoals }: CompletedOtherwiseNoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box}>
      <Notice
        tone="error"
        role="alert"
        action={
          onChangeGoals === undefined ? null : (
            <Button size="sm" onClick={onChangeGoals}>
              Change Goals
            </Button>
          )
        }
      >
        {onChangeGoals === undefined ? lessonMessages.completedForGood : lessonMessages.completedOtherwise}
      </Notice>
    </div>
  );
};
