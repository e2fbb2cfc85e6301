import { Coffee } from "lucide-react";
import { MetronomeButton } from "@/features/practice/components/metronome-button";
import type { DayTask } from "@/features/practice/day-tasks";
import { dayTasks } from "@/features/practice/day-tasks";
import type { PracticeDay } from "@/features/practice/practice";
import { restDayText } from "@/features/practice/practice";
import { useCore } from "@/lib/core";

/** A day of a plan as one practises by it: a card for each task, or a day of rest. */
export const TodayPlan = ({ day }: { day: PracticeDay }) => {
  const core = useCore();
  if (day.durationMinutes === 0) return <RestDay text={restDayText(day)} />;
  return (
    <ol aria-label="Tasks of today" className="grid gap-3 lg:grid-cols-2">
      {dayTasks(core, day).map((task) => (
        <TaskCard key={`${task.title} ${task.text}`} task={task} />
      ))}
    </ol>
  );
};

const RestDay = ({ text }: { text: string }) => (
  <div className="flex items-center gap-4 rounded-card bg-sunken p-5">
    <span className="grid size-14 shrink-0 place-items-center rounded-full bg-surface text-fg-muted">
      <Coffee aria-hidden className="size-7" />
    </span>
    <div className="min-w-0">
      <h3 className="font-[650] font-display text-h2">Rest day</h3>
      <p className="max-w-measure text-lead">{text}</p>
    </div>
  </div>
);

const TaskCard = ({ task: { title, text, done, minutes, tempoBpm } }: { task: DayTask }) => (
  <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 rounded-card border border-line bg-surface p-4">
    <p className="text-center">
      {minutes === null ? null : (
        <>
          <span className="block font-display text-stat tabular-nums">{minutes}</span>
          <span className="block text-caption text-fg-muted">min</span>
        </>
      )}
    </p>
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="min-w-0 break-words font-semibold text-lead">
          <bdi>{title}</bdi>
        </h3>
        {tempoBpm === null ? null : <MetronomeButton bpm={tempoBpm} />}
      </div>
      <p className="mt-1 max-w-measure break-words text-lead">{done === null ? text : `${text}.`}</p>
      {done === null ? null : (
        <p className="mt-1.5 max-w-measure break-words text-fg-muted">
          <span className="font-semibold">Done when</span> {done}
        </p>
      )}
    </div>
  </li>
);
