import { useQuery } from "@tanstack/react-query";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { lessonGoals } from "@/features/lessons/api/lesson-goals";
import { countText } from "@/lib/format/counts";
import { shortDay } from "@/lib/format/dates";

interface LastTimeProps {
  /** The lesson that is to come. */
  lessonId: string;
  /** Shows the beginning alone, where something else comes below. */
  isBrief?: boolean;
  className?: string;
}

/** Goals that the brief look shows. */
const few = 4;

/** "Last time, Mon 23 Nov", with the note and the goals: what a teacher wants to know before a lesson. Nothing before the first one. */
export const LastTime = ({ lessonId, isBrief = false, className }: LastTimeProps) => {
  const goals = useQuery(lessonGoals(lessonId));
  if (goals.isPending) return <Skeleton className={cn("h-20", className)} />;
  const last = goals.data?.lastTime;
  if (!last) return null;
  const shown = isBrief ? last.goals.slice(0, few) : last.goals;
  const rest = last.goals.length - shown.length;
  return (
    <section aria-label="Last time" className={className}>
      <h3 className="font-semibold">Last time, {shortDay(new Date(last.startTime))}</h3>
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
