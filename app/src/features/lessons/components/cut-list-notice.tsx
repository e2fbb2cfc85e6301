import { Notice } from "@/components/ui/notice";
import { cutText } from "@/features/lessons/lesson-list";
import type { Lesson } from "@/lib/lesson";

interface CutListNoticeProps {
  list: { lessons: readonly Lesson[]; total: number };
  /** Where the earlier ones are. */
  hint?: string;
}

/** Says that a list does not hold every lesson; search and filters look only at those that it holds. */
export const CutListNotice = ({ list, hint = "" }: CutListNoticeProps) => {
  const text = cutText(list);
  if (text === null) return null;
  return (
    <Notice tone="info" className="mb-4">
      {`${text} are shown here. Search and filters look through these.${hint === "" ? "" : ` ${hint}`}`}
    </Notice>
  );
};
