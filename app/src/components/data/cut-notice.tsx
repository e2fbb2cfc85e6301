import { Notice } from "@/components/ui/notice";
import { numberText } from "@/lib/format/counts";

interface CutNoticeProps {
  shown: number;
  total: number;
  /** What they are, such as "children". */
  things: string;
}

/** Says that a list holds only the first of many. */
export const CutNotice = ({ shown, total, things }: CutNoticeProps) =>
  total > shown ? (
    <Notice tone="info" className="mb-4">
      {`Showing the first ${numberText(shown)} of ${numberText(total)} ${things}.`}
    </Notice>
  ) : null;
