import { useQuery } from "@tanstack/react-query";
import { ListMusic } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Loading } from "@/components/ui/skeleton";
import { countText } from "@/components/ui/time-text";
import { childLessonsPath, paths } from "@/config/paths";
import { children as childrenQuery } from "@/features/families/api/children";
import { ChildCard } from "@/features/families/components/child-card";
import { NoChildren } from "@/features/families/components/no-children";
import { familyMessages } from "@/features/families/messages";
import { familyLessons } from "@/features/lessons/api/family-lessons";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import { useSession } from "@/lib/session";
import { useNow } from "@/lib/use-now";
import { ChildTabs } from "@/routes/parent/child-tabs";
import { LessonDialog } from "@/routes/student/lesson-dialog";

const noLessons: Lesson[] = [];

/** /parent/dashboard: the children with their lessons (Spec §2.8). */
export const ParentDashboardScreen = () => {
  const core = useCore();
  const now = useNow();
  const name = useSession()?.user.name ?? "";
  const [openId, setOpenId] = useState<string | null>(null);
  const family = useQuery(childrenQuery);
  const load = useQuery(familyLessons);
  const children = family.data?.children ?? [];
  const lessons = load.data ?? noLessons;
  const { total, upcoming } = core.lessonCounts(lessons.map(lessonRow), now);
  const open = lessons.find(({ id }) => id === openId);
  const isLoaded = family.isSuccess && load.isSuccess;

  return (
    <>
      <PageHeader
        title={`Welcome, ${name}`}
        summary={
          isLoaded
            ? `${countText(children.length, "child", "children")}, ${countText(total, "lesson")}, ${upcoming} upcoming`
            : " "
        }
        actions={
          <Link to={paths.parentLessons} className={buttonStyles({ variant: "primary" })}>
            <ListMusic aria-hidden />
            View Lessons
          </Link>
        }
      />
      {family.isError || load.isError ? (
        <Card>
          <ErrorState
            title={familyMessages.dashboardFailed}
            retryLabel="Retry"
            onRetry={() => window.location.reload()}
          >
            {familyMessages.dashboardHint}
          </ErrorState>
        </Card>
      ) : (
        <Loading
          loading={family.isPending || load.isPending}
          text="Loading dashboard..."
          skeleton={<LessonListSkeleton />}
        >
          {() =>
            children.length === 0 ? (
              <NoChildren onRefresh={() => void Promise.all([family.refetch(), load.refetch()])} />
            ) : (
              <div className="flex flex-col gap-4 text-lead">
                {children.map((child, index) => (
                  <ChildCard key={child.id} child={child} startsOpen={index === 0}>
                    <ChildTabs
                      name={child.user.name}
                      lessons={lessons.filter(({ student }) => student.id === child.id)}
                      now={now}
                      onView={({ id }) => setOpenId(id)}
                    />
                    <p className="mt-3 text-body">
                      <Link
                        to={childLessonsPath(child.id)}
                        className="font-semibold text-primary underline underline-offset-4"
                      >
                        All lessons of {child.firstName}
                      </Link>
                    </p>
                  </ChildCard>
                ))}
              </div>
            )
          }
        </Loading>
      )}
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpenId(null)} />}
    </>
  );
};
