import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { lastTimeQuery } from "@/features/goals/api/lesson-goals";
import { countText } from "@/lib/format/counts";
import { dayOf, shortDay } from "@/lib/format/dates";

interface LastTimeProps {
  /** The lesson that is to come. */
  lessonId: string;
  /** Shows the beginning alone, where something else comes below. */
  isBrief?: boolean;
  className?: string | undefined;
}

/** Goals that the brief look shows. */
const few = 4;

/** "Last time, Mon 23 Nov", with the note and the goals: what a teacher wants to know before a lesson. Nothing before the first one. */
export const LastTime = ({ lessonId, isBrief = false, className }: LastTimeProps) => {
  const { isPending, data: last } = useQuery(lastTimeQuery(lessonId));
  if (isPending) return <Skeleton className={cn("h-20", className)} />;
  if (!last) return null;
  const shown = isBrief ? last.goals.slice(0, few) : last.goals;
  const rest = last.goals.length - shown.length;
  return (
    <section aria-label="Last time" className={className}>
      <h3 className="font-semibold">Last time, {shortDay(dayOf(last.startTime))}</h3>
      {last.notes === null ? null : (
        <p className={cn("wrap-anywhere mt-1 max-w-measure whitespace-pre-line", isBrief && "line-clamp-4 text-small")}>
          {last.notes}
        </p>
      )}
      {shown.length === 0 ? null : (
        <ul aria-label="Goals of last time" className={cn("mt-2 flex flex-col gap-1", isBrief && "text-small")}>
          {shown.map((goal) => (
            <li key={goal} className="wrap-anywhere flex gap-2">
              <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-primary" />
              <bdi>{goal}</bdi>
            </li>
          ))}
        </ul>
      )}
      {rest === 0 ? null : <p className="mt-1 pl-3.5 text-fg-muted text-small">and {countText(rest, "more goal")}</p>}
    </section>
  );
};

/** The same in few words; on a phone behind a button, so that the list below does not move once it is loaded. */
export const BriefLastTime = ({ lessonId }: Pick<LastTimeProps, "lessonId">) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-3 border-line border-t pt-2 lg:pt-3">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2 px-2 lg:hidden pointer-coarse:h-10"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Last time
      </Button>
      <div id={id} className={cn(!isOpen && "max-lg:hidden")}>
        <LastTime lessonId={lessonId} isBrief />
      </div>
    </div>
  );
};
