import { Card, CardHeader } from "@/components/ui/card";
import type { MonthGrid } from "@/features/calendars/calendar";

/** The month in numbers (Spec §2.6). */
export const MonthSummary = ({ summary }: { summary: MonthGrid["summary"] | null }) => {
  const lines = [
    ["Total", summary?.total],
    ["Completed", summary?.completed],
    ["Scheduled", summary?.scheduled],
    ["Cancelled/Missed", summary?.cancelledOrMissed],
  ] as const;
  return (
    <Card aria-label="Monthly Summary">
      <CardHeader title="Monthly Summary" />
      <dl className="flex flex-col gap-2">
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-line border-b pb-2 last:border-b-0 last:pb-0"
          >
            <dt className="text-fg-muted">{label}</dt>
            <dd className="font-semibold text-lead tabular-nums">{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
