import type { MessageDialogProps } from "@/features/messages/components/message-dialog";
import { onDemand } from "@/lib/on-demand";

/** The message form, which is no part of a screen's first load. */
export const MessageDialog = onDemand<MessageDialogProps>(
  async () => (await import("@/features/messages/components/message-dialog")).MessageDialog,
  ({ onClose }) => onClose(),
);
