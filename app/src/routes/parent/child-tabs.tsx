import { Progress } from "@/components/ui/progress";
import { Tabs } from "@/components/ui/tabs";
import { ShortLessonList } from "@/features/lessons/components/short-lesson-list";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { inOrder } from "@/lib/in-order";

interface ChildTabsProps {
  name: string;
  lessons: readonly Lesson[];
  now: string;
  onView: (lesson: Lesson) => void;
}

const Nothing = ({ children }: { children: string }) => <p className="py-4 text-fg-muted">{children}</p>;

/** Recent Lessons, Upcoming Lessons and Progress of one child (Spec §2.8); the tabs part by time alone (Spec §4). */
export const ChildTabs = ({ name, lessons, now, onView }: ChildTabsProps) => {
  const core = useCore();
  const tabs = core.childTabs(
    lessons.map(({ id, startTime }) => ({ id, startTime })),
    now,
  );
  const recent = inOrder(lessons, tabs.recent.slice(0, core.constants().limits.parentRecentLessons));
  const upcoming = inOrder(lessons, tabs.upcoming);
  const { completed, total } = core.lessonCounts(lessons.map(lessonRow), now);
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
          panel: (
            <div className="flex flex-col gap-2 py-2">
              <p>
                {completed} of {countText(total, "lesson")} completed
              </p>
              <Progress label="Completed lessons" value={core.userShare(completed, total)} color="green" />
            </div>
          ),
        },
      ]}
    />
  );
};
