import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { isRelease } from "@/features/goals/chosen-goals";
import type { GoalTools } from "@/features/goals/goal-edits";
import type { GoalLine } from "@/features/goals/goals";
import { goalMessages } from "@/features/goals/messages";
import { countText } from "@/lib/format/counts";

/** At most so many pieces are offered; typing finds the others. */
const most = 6;

interface OfferedPiecesProps {
  lines: readonly GoalLine[];
  tools: GoalTools;
  typed: string;
  /** Whether it names what is typed and stands in the list already. */
  namesListed: boolean;
  onChoose: (pieceId: string) => void;
}

/** The student's pieces that the list does not set, or rests: the latest ones, or those that match what is typed. */
export const OfferedPieces = ({ lines, tools, typed, namesListed, onChoose }: OfferedPiecesProps) => {
  const listed = new Set(
    lines.map(({ row: { goal }, isRemoved }) =>
      goal.subject.kind === "piece" && !isRemoved && !isRelease(goal) ? goal.subject.pieceId : null,
    ),
  );
  const found = typed === "" ? tools.recent : tools.piecesFor(typed);
  const offered = found.filter(({ id }) => !listed.has(id));
  const others = typed === "" || !namesListed ? [] : found.filter(({ id }) => listed.has(id));
  return (
    <>
      {offered.length === 0 ? null : (
        <ul aria-label="Pieces" className="flex flex-wrap gap-1.5">
          {offered.slice(0, most).map(({ id, title }) => (
            <li key={id} className="min-w-0 max-w-full">
              <Button size="sm" className="max-w-full pointer-coarse:h-10" onClick={() => onChoose(id)}>
                <Plus aria-hidden />
                <bdi className="truncate">{title}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="text-fg-muted text-small">
        <p className="sr-only">
          {typed === "" || tools.pieces.length === 0 ? "" : `${countText(offered.length, "piece")} found`}
        </p>
        {others.length === 0 ? null : (
          <p className="wrap-anywhere">
            {goalMessages.goalListed}:{" "}
            <bdi>
              {others
                .slice(0, most)
                .map(({ title }) => title)
                .join(", ")}
            </bdi>
          </p>
        )}
      </div>
    </>
  );
};
