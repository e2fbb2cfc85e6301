import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CutNotice } from "@/components/data/cut-notice";
import { Loaded } from "@/components/data/loaded";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { familyLessonListQuery } from "@/features/lessons/api/family-lessons";
import { FamilyLessons, FamilyStatusFilter } from "@/features/lessons/components/family-lessons";
import { FamilyLessonsSkeleton } from "@/features/lessons/components/lesson-screen-skeleton";
import { useFamilyFilter } from "@/features/lessons/family-filter";
import type { LessonList } from "@/features/lessons/lesson-list";
import { titleAndTime } from "@/features/lessons/row-texts";
import type { Child } from "@/features/parents/api/children";
import { childrenQuery } from "@/features/parents/api/children";
import { ChildSelect } from "@/features/parents/components/child-select";
import { familyMessages } from "@/features/parents/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { countText } from "@/lib/format/counts";
import type { Lesson } from "@/lib/lesson";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { LessonDialog } from "@/routes/shared/lesson-dialog-on-demand";
import { MessageDialog } from "@/routes/shared/message-dialog-on-demand";
import { useOpenLesson } from "@/routes/shared/use-open-lesson";

export const queries: ScreenQueries = () => [childrenQuery, familyLessonListQuery];

/** /parent/lessons: Children's Lessons, to read (Spec §2.8). */
export const ParentLessonsScreen = () => {
  const lessonsQuery = useQuery(askedByLoader(familyLessonListQuery));
  const familyQuery = useQuery(askedByLoader(childrenQuery));
  const [open, setOpen] = useOpenLesson(lessonsQuery.data?.lessons);
  const [moving, setMoving] = useState<Lesson | null>(null);
  const reschedule = (lesson: Lesson) => {
    setOpen(null);
    setMoving(lesson);
  };

  return (
    <>
      <PageHeader
        title="Children's Lessons"
        summary={
          lessonsQuery.data !== undefined && familyQuery.data !== undefined
            ? `${countText(familyQuery.data.total, "child", "children")}, ${countText(lessonsQuery.data.total, "lesson")}`
            : " "
        }
      />
      <Loaded
        queries={{ list: lessonsQuery, family: familyQuery }}
        text="Loading lessons..."
        skeleton={(text) => <FamilyLessonsSkeleton text={text} reader="parent" />}
        failure={{ title: familyMessages.lessonsFailed }}
        wrapFailure={(failure) => <Card>{failure}</Card>}
      >
        {({ list, family }) =>
          list.lessons.length === 0 ? (
            <NoLessons />
          ) : (
            <>
              <CutNotice shown={family.children.length} total={family.total} things="children in the filter" />
              <ChildrensLessons list={list} kids={family.children} onView={setOpen} onReschedule={setMoving} />
            </>
          )
        }
      </Loaded>
      {open === undefined ? null : (
        <LessonDialog lesson={open} onClose={() => setOpen(null)} onReschedule={reschedule} />
      )}
      {moving === null ? null : (
        <MessageDialog
          title="Reschedule"
          to="teacher"
          lesson={{ id: moving.id, text: `${moving.student.name}, ${titleAndTime(moving)}` }}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
};

const NoLessons = () => (
  <Card>
    <EmptyState title="No Lessons Yet">
      Lessons appear here once a teacher has scheduled them. If your child is missing, the school's administrator can
      link them to your account.
    </EmptyState>
  </Card>
);

interface ChildrensLessonsProps {
  list: LessonList;
  kids: readonly Child[];
  onView: (lesson: Lesson) => void;
  onReschedule: (lesson: Lesson) => void;
}

const ChildrensLessons = ({ list, kids, onView, onReschedule }: ChildrensLessonsProps) => {
  const [filter, change] = useFamilyFilter();
  return (
    <FamilyLessons
      list={list}
      reader="parent"
      filter={filter}
      change={change}
      onView={onView}
      onReschedule={onReschedule}
    >
      <ChildSelect className="sm:w-56" kids={kids} value={filter.childId} onChange={(childId) => change({ childId })} />
      <FamilyStatusFilter filter={filter} change={change} />
    </FamilyLessons>
  );
};
