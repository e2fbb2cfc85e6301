import type { DayOutline } from "@/features/practice/day-tasks";
import { minutesText } from "@/lib/format/counts";

interface PracticeBriefProps {
  /** Null where no plan has a part for today. */
  today: DayOutline | null;
  /** Whether a plan begins later. */
  comesLater: boolean;
  /** What the parent can do. */
  tip: string | undefined;
}

const headline = ({ today, comesLater }: Omit<PracticeBriefProps, "tip">): string => {
  if (today !== null) return today.minutes === 0 ? "Rest day today" : `${minutesText(today.minutes)} of practice today`;
  if (comesLater) return "Practice starts tomorrow";
  return "No practice planned this week";
};

/** A child's practice in three lines, for a parent: how long today, what, and how to help. */
export const PracticeBrief = ({ today, comesLater, tip }: PracticeBriefProps) => (
  <>
    <p className="wrap-anywhere">
      {headline({ today, comesLater })}
      {today === null || today.pieces.length === 0 ? null : (
        <>
          : <bdi>{today.pieces.join(", ")}</bdi>
        </>
      )}
    </p>
    {tip === undefined ? null : (
      <p className="max-w-measure text-body">
        <span className="font-semibold">How to help:</span> {tip}
      </p>
    )}
  </>
);
