import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { lessonMessages } from "@/features/lessons/messages";

/** Says in a dialog that the students could not be loaded, and tries again. */
export const StudentsNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="error"
    role="alert"
    action={
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    }
  >
    {lessonMessages.studentsFailed}
  </Notice>
);
