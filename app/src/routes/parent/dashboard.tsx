import { useQuery } from "@tanstack/react-query";
import { ListMusic, UsersRound } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { CutNotice } from "@/components/data/cut-notice";
import { Loaded } from "@/components/data/loaded";
import { buttonStyles } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { childLessonsPath, paths } from "@/config/paths";
import { familyLessonListQuery } from "@/features/lessons/api/family-lessons";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import { emptyList } from "@/features/lessons/lesson-list";
import { useUpcomingCount } from "@/features/lessons/use-upcoming-count";
import type { Child } from "@/features/parents/api/children";
import { childrenQuery, sharedNames } from "@/features/parents/api/children";
import { parentRequestsQuery } from "@/features/parents/api/request-list";
import { ChildCard } from "@/features/parents/components/child-card";
import { NoChildren } from "@/features/parents/components/no-children";
import { ParentRequests } from "@/features/parents/components/parent-requests";
import { familyMessages } from "@/features/parents/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { countText, numberText } from "@/lib/format/counts";
import { firstName } from "@/lib/format/names";
import type { Lesson } from "@/lib/lesson";
import { useSession } from "@/lib/session";
import { useNow } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { ChildProgress } from "@/routes/parent/parts/child-progress";
import { ChildTabs } from "@/routes/parent/parts/child-tabs";
import { FamilyWeek } from "@/routes/parent/parts/family-week";
import { ContactButton } from "@/routes/shared/contact-button";
import { useCurrentPlans } from "@/routes/shared/current-plans";
import { LessonDialog } from "@/routes/shared/lesson-dialog-on-demand";
import { useOpenLesson } from "@/routes/shared/use-open-lesson";

const summaryOf = (children: number, total: number, upcoming: number) =>
  `${countText(children, "child", "children")}, ${countText(total, "lesson")}, ${numberText(upcoming)} upcoming`;

export const queries: ScreenQueries = () => [childrenQuery, familyLessonListQuery, parentRequestsQuery];

/** /parent/dashboard: the next lesson and the week, then the children with their lessons (Spec §2.8). */
export const ParentDashboardScreen = () => {
  const now = useNow();
  const name = firstName(useSession()?.user.name ?? "");
  const familyQuery = useQuery(askedByLoader(childrenQuery));
  const lessonsQuery = useQuery(askedByLoader(familyLessonListQuery));
  const upcoming = useUpcomingCount(lessonsQuery.data ?? emptyList, now);
  const plans = useCurrentPlans(lessonsQuery.data?.lessons);
  const [open, setOpen] = useOpenLesson(lessonsQuery.data?.lessons);
  const isShared = useMemo(() => sharedNames(familyQuery.data?.children ?? []), [familyQuery.data]);

  return (
    <>
      <PageHeader
        title={name === "" ? "Welcome" : `Welcome, ${name}`}
        summary={
          familyQuery.data !== undefined && lessonsQuery.data !== undefined
            ? summaryOf(familyQuery.data.total, lessonsQuery.data.total, upcoming)
            : " "
        }
      />
      <ParentRequests contact={<ContactButton label="Contact Administrator" to="administrator" />} />
      <Loaded
        queries={{ family: familyQuery, list: lessonsQuery }}
        // What stands below the week's plans would be pushed down by them, and the links below by everything.
        alsoAwaits={[plans]}
        text="Loading dashboard..."
        skeleton={
          <div className="min-h-dvh">
            <LessonListSkeleton />
          </div>
        }
        failure={{
          title: familyMessages.dashboardFailed,
          text: () => familyMessages.dashboardHint,
          retryLabel: "Retry",
          onRetry: () => window.location.reload(),
        }}
        wrapFailure={(failure) => <Card>{failure}</Card>}
      >
        {({ family, list }) =>
          family.children.length === 0 ? (
            <NoChildren
              contact={<ContactButton label="Contact Administrator" to="administrator" />}
              onRefresh={() => void Promise.all([familyQuery.refetch(), lessonsQuery.refetch()])}
            />
          ) : (
            <div className="flex flex-col gap-4 text-lead">
              <FamilyWeek kids={family.children} lessons={list.lessons} plans={plans} now={now} onView={setOpen} />
              <CutNotice shown={family.children.length} total={family.total} things="children" />
              {family.children.map((child, index) => (
                <ChildCard
                  key={child.id}
                  child={child}
                  startsOpen={index === 0}
                  hasNamesake={isShared(child.user.name)}
                >
                  <ChildLessons
                    child={child}
                    lessons={list.lessons.filter(({ student }) => student.id === child.id)}
                    plans={plans}
                    now={now}
                    onView={setOpen}
                  />
                  <p className="mt-3 text-body">
                    <Link
                      to={childLessonsPath(child.id)}
                      className="font-semibold text-primary underline underline-offset-4"
                    >
                      All of {child.firstName}'s lessons
                    </Link>
                  </p>
                </ChildCard>
              ))}
            </div>
          )
        }
      </Loaded>
      <nav aria-label="Quick actions" className="mt-6 flex flex-wrap gap-2 max-sm:*:flex-1 print:hidden">
        <Link to={paths.parentChildren} className={buttonStyles()}>
          <UsersRound aria-hidden />
          View Children
        </Link>
        <Link to={paths.parentLessons} className={buttonStyles({ variant: "primary" })}>
          <ListMusic aria-hidden />
          View Lessons
        </Link>
      </nav>
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpen(null)} />}
    </>
  );
};

interface ChildLessonsProps {
  child: Child;
  lessons: readonly Lesson[];
  plans: ReturnType<typeof useCurrentPlans>;
  now: string;
  onView: (lesson: Lesson) => void;
}

const ChildLessons = ({ child, lessons, plans, now, onView }: ChildLessonsProps) => (
  <ChildTabs
    name={child.user.name}
    lessons={lessons}
    now={now}
    progress={<ChildProgress childId={child.id} lessons={lessons} plans={plans} now={now} onView={onView} />}
    onView={onView}
  />
);
