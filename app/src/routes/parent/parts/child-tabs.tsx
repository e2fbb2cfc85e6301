import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { rooms } from "@/config/figures";
import { ShortLessonList } from "@/features/lessons/components/short-lesson-list";
import { useCore } from "@/lib/core";
import { inOrder } from "@/lib/in-order";
import type { Lesson } from "@/lib/lesson";

interface ChildTabsProps {
  name: string;
  lessons: readonly Lesson[];
  now: string;
  /** What the Progress tab shows. */
  progress: ReactNode;
  onView: (lesson: Lesson) => void;
}

const Nothing = ({ children }: { children: string }) => <p className="py-4 text-fg-muted">{children}</p>;

/** Recent Lessons, Upcoming Lessons and Progress of one child (Spec §2.8); the tabs part by time alone (Spec §4). */
export const ChildTabs = ({ name, lessons, now, progress, onView }: ChildTabsProps) => {
  const core = useCore();
  const tabs = core.childTabs(
    lessons.map(({ id, startTime }) => ({ id, startTime })),
    now,
  );
  const recent = inOrder(lessons, tabs.recent.slice(0, rooms.parentRecentLessons));
  const upcoming = inOrder(lessons, tabs.upcoming);
  return (
    <Tabs
      label={`Lessons of ${name}`}
      tabs={[
        {
          value: "recent",
          label: "Recent Lessons",
          panel:
            recent.length === 0 ? (
              <Nothing>No past lessons yet.</Nothing>
            ) : (
              <ShortLessonList label="Recent lessons" lessons={recent} onView={onView} />
            ),
        },
        {
          value: "upcoming",
          label: "Upcoming Lessons",
          panel:
            upcoming.length === 0 ? (
              <Nothing>No lessons are planned.</Nothing>
            ) : (
              <ShortLessonList label="Upcoming lessons" lessons={upcoming} onView={onView} />
            ),
        },
        {
          value: "progress",
          label: "Progress",
          panel: progress,
        },
      ]}
    />
  );
};
