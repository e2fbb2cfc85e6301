import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { Loaded } from "@/components/data/loaded";
import { Button, buttonStyles } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Select } from "@/components/ui/select";
import { paths } from "@/config/paths";
import { ownLessonListQuery } from "@/features/lessons/api/own-lessons";
import { FamilyLessons, FamilyStatusFilter } from "@/features/lessons/components/family-lessons";
import { FamilyLessonsSkeleton } from "@/features/lessons/components/lesson-screen-skeleton";
import type { FamilyFilter } from "@/features/lessons/family-filter";
import { useFamilyFilter } from "@/features/lessons/family-filter";
import { lessonRow } from "@/features/lessons/lesson";
import type { LessonList } from "@/features/lessons/lesson-list";
import { countsText } from "@/features/lessons/lesson-list";
import { lessonMessages } from "@/features/lessons/messages";
import { lessonFeedbackQuery } from "@/features/practice/api/lesson-feedback";
import { ApiError } from "@/lib/api";
import { askedByLoader } from "@/lib/asked-by-loader";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { failureText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { useSession } from "@/lib/session";
import { useNow } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { ContactButton } from "@/routes/shared/contact-button";
import { LessonDialog } from "@/routes/shared/lesson-dialog-on-demand";
import { useOpenLesson } from "@/routes/shared/use-open-lesson";

export const queries: ScreenQueries = () => [ownLessonListQuery, lessonFeedbackQuery];

/** /student/my-lessons: the student's lessons with plan and feedback (Spec §2.7). */
export const StudentLessonsScreen = () => (useSession() === null ? <NoUser /> : <SignedInLessons />);

/** The guard keeps who is not signed in from this screen; should one get here, nothing is asked for them. */
const NoUser = () => (
  <>
    <PageHeader title="My Lessons" />
    <Card>
      <EmptyState title="No User Found">Please log in to view your lessons.</EmptyState>
    </Card>
  </>
);

const SignedInLessons = () => {
  const core = useCore();
  const now = useNow();
  const lessonsQuery = useQuery(askedByLoader(ownLessonListQuery));
  const feedbackQuery = useQuery(askedByLoader(lessonFeedbackQuery));
  const lessons = lessonsQuery.data?.lessons;
  const total = lessonsQuery.data?.total ?? 0;
  // Of a list that the server has cut nothing but its length is known.
  const summary = useMemo(() => {
    if (lessons === undefined) return " ";
    if (total > lessons.length) return countText(total, "lesson");
    const { scheduled, completed } = core.lessonCounts(lessons.map(lessonRow), now);
    return countsText(scheduled, completed);
  }, [core, lessons, total, now]);
  const [open, setOpen] = useOpenLesson(lessons);
  const refresh = () => void Promise.all([lessonsQuery.refetch(), feedbackQuery.refetch()]);

  return (
    <>
      <PageHeader
        title="My Lessons"
        summary={summary}
        actions={
          <>
            <Link to={paths.studentPieces} className={buttonStyles()}>
              My Pieces
            </Link>
            <Button busy={lessonsQuery.isFetching} onClick={refresh}>
              {lessonsQuery.isFetching ? null : <RotateCw aria-hidden />}
              Refresh
            </Button>
          </>
        }
      />
      <Loaded
        queries={{ list: lessonsQuery }}
        text="Loading lessons..."
        skeleton={(text) => <FamilyLessonsSkeleton text={text} reader="student" />}
        failure={{
          title: "Unable to Load Lessons",
          text: failureSentence,
          actions: <Button onClick={() => window.location.reload()}>Refresh Page</Button>,
        }}
        wrapFailure={(failure) => <Card>{failure}</Card>}
      >
        {({ list }) =>
          list.lessons.length === 0 ? <NoLessons onCheck={refresh} /> : <OwnLessons list={list} onView={setOpen} />
        }
      </Loaded>
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpen(null)} />}
    </>
  );
};

interface OwnLessonsProps {
  list: Pick<LessonList, "lessons" | "total">;
  onView: (lesson: Lesson) => void;
}

const OwnLessons = ({ list, onView }: OwnLessonsProps) => {
  const { dateOrders } = useCore().constants().lists;
  const [{ status, order }, change] = useFamilyFilter();
  const filter = useMemo(() => ({ status, order, childId: null }), [status, order]);
  return (
    <FamilyLessons list={list} reader="student" filter={filter} change={change} onView={onView}>
      <FamilyStatusFilter filter={filter} change={change} />
      <Select
        aria-label="Sort by date"
        className="sm:w-44"
        options={dateOrders}
        value={filter.order}
        onChange={(event) => change({ order: event.target.value as FamilyFilter["order"] })}
      />
    </FamilyLessons>
  );
};

const NoLessons = ({ onCheck }: { onCheck: () => void }) => (
  <Card>
    <EmptyState
      title="No Lessons Yet"
      actions={
        <>
          <Button variant="primary" onClick={onCheck}>
            Check Again
          </Button>
          <ContactButton label="Contact Teacher" to="teacher" />
        </>
      }
    >
      Your teacher schedules your lessons. Contact your teacher, or check whether you are linked to a teacher yet.
    </EmptyState>
  </Card>
);

const failureSentence = (problem: Error) => {
  const status = problem instanceof ApiError && problem.status !== null ? `${problem.status} ` : "";
  const said = failureText(problem, "The server gave no reason.");
  return `${lessonMessages.fetchFailed}: ${status}${said} You may not be linked to a teacher yet.`;
};
