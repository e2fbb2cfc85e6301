import type { NoticePanelProps } from "@/features/notices/components/notice-panel";
import { onDemand } from "@/lib/on-demand";

/** What the bell shows; its code is no part of a first load. */
export const NoticePanel = onDemand<NoticePanelProps>(
  async () => (await import("@/features/notices/components/notice-panel")).NoticePanel,
  ({ onClose }) => onClose(),
);
