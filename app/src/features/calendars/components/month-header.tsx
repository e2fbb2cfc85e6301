import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import type { MonthGrid } from "@/features/calendars/calendar";
import { dateOf, monthName } from "@/lib/format/dates";

interface MonthHeaderProps {
  grid: Pick<MonthGrid, "month" | "previousMonth" | "nextMonth">;
  onMonth: (month: string) => void;
  onToday: () => void;
}

/** Name of the month with Previous, Today and Next. */
export const MonthHeader = ({ grid, onMonth, onToday }: MonthHeaderProps) => {
  const first = dateOf(`${grid.month}-01`);
  return (
    <div className="mb-3 flex items-center gap-1.5">
      <h2 aria-live="polite" className="mr-auto text-h2">
        {first === undefined ? grid.month : monthName(first)}
      </h2>
      <Tooltip text="Previous month">
        <Button
          variant="ghost"
          size="icon"
          className="print:hidden"
          aria-label="Previous month"
          onClick={() => onMonth(grid.previousMonth)}
        >
          <ChevronLeft aria-hidden />
        </Button>
      </Tooltip>
      <Button className="print:hidden" onClick={onToday}>
        Today
      </Button>
      <Tooltip text="Next month">
        <Button
          variant="ghost"
          size="icon"
          className="print:hidden"
          aria-label="Next month"
          onClick={() => onMonth(grid.nextMonth)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </Tooltip>
    </div>
  );
};
