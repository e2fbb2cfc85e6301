import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { countText } from "@/lib/format/counts";
import { dateOf, longDate } from "@/lib/format/dates";

interface DayAgendaProps {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** One card per lesson, by start. */
  children: readonly ReactNode[];
  /** Said when the day has none. */
  emptyText: string;
  /** Stands in the place of the lessons when they could not be loaded. */
  failure?: ReactNode;
}

/** The lessons of the chosen day. */
export const DayAgenda = ({ date, children, emptyText, failure }: DayAgendaProps) => {
  const day = dateOf(date);
  return (
    <Card aria-label="Chosen day">
      <h2 className="text-h2">{day === undefined ? date : longDate(day)}</h2>
      <p role="status" className="mb-4 text-fg-muted text-small">
        {children.length === 0 ? emptyText : countText(children.length, "lesson")}
      </p>
      {children.length === 0 ? null : (
        <ul className="-mx-2 flex flex-col gap-3 px-2 py-1 lg:max-h-[70dvh] lg:overflow-y-auto">{children}</ul>
      )}
      {failure}
    </Card>
  );
};
