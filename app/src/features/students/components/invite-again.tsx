import type { UseMutationResult } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { studentMessages } from "@/features/students/messages";
import { failureText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface InviteAgainProps {
  id: string;
  /** Who gets it. */
  name: string;
  invite: UseMutationResult<string, Error, string>;
}

/** Send Invitation Again: another temporary password for somebody who has not signed in yet. */
export const InviteAgain = ({ id, name, invite }: InviteAgainProps) => {
  const send = async () => {
    try {
      const description = await invite.mutateAsync(id);
      showToast({ tone: "success", title: studentMessages.invitedTitle, description });
    } catch (problem) {
      const description = failureText(problem, studentMessages.inviteFailed);
      showToast({ tone: "error", title: studentMessages.errorTitle, description });
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={invite.isPending}
      aria-label={`Send Invitation Again to ${name}`}
      onClick={() => void send()}
    >
      <Send aria-hidden />
      Send Invitation Again
    </Button>
  );
};
