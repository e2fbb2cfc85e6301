import type { FetchQueryOptions } from "@tanstack/react-query";
import { menuOf } from "@/config/menus";
import { paths } from "@/config/paths";
import { children } from "@/features/families/api/children";
import { parentRequests } from "@/features/families/api/request-list";
import { familyLessons } from "@/features/lessons/api/family-lessons";
import { ownLessons } from "@/features/lessons/api/own-lessons";
import { teacherLessons } from "@/features/lessons/api/teacher-lessons";
import { lessonFeedback } from "@/features/practice/api/lesson-feedback";
import { students } from "@/features/students/api/students";
import { browserZone, midnight, now } from "@/lib/clock";
import type { Core } from "@/lib/core";
import { loadCore } from "@/lib/core";
import { queryClient } from "@/lib/query";
import { readSession } from "@/lib/session";

// biome-ignore lint/suspicious/noExplicitAny: each query has an answer of its own, and prefetching reads none of them.
type Queries = readonly FetchQueryOptions<any, any, any, any>[];

const dataOf: Readonly<Record<string, () => Queries>> = {
  [paths.teacherDashboard]: () => [students, teacherLessons({ startDate: midnight(-1) })],
  [paths.teacherLessons]: () => [teacherLessons(), students],
  [paths.teacherStudents]: () => [students],
  [paths.studentDashboard]: () => [ownLessons, lessonFeedback],
  [paths.studentLessons]: () => [ownLessons, lessonFeedback],
  [paths.studentCalendar]: () => [ownLessons],
  [paths.parentDashboard]: () => [children, familyLessons, parentRequests],
  [paths.parentLessons]: () => [children, familyLessons],
  [paths.parentCalendar]: () => [children, familyLessons],
  [paths.parentChildren]: () => [children, parentRequests],
};

/** Other paths of a screen. */
const sameScreen: Readonly<Record<string, string>> = {
  [paths.lessons]: paths.teacherLessons,
  [paths.students]: paths.teacherStudents,
  [paths.dashboardTeacher]: paths.teacherDashboard,
  [paths.dashboardStudent]: paths.studentDashboard,
  [paths.dashboardParent]: paths.parentDashboard,
};

/** Calls whose span the rules tell. */
const dataByRules: Readonly<Record<string, (core: Core) => Queries>> = {
  [paths.teacherDashboard]: (core) => {
    const { start, end } = core.teacherWeek(now(), browserZone());
    return [teacherLessons({ startDate: start, endDate: end })];
  },
};

const prefetch = (queries: Queries) => {
  for (const query of queries) void queryClient.prefetchQuery(query);
};

/** Starts the calls of a screen, for those in whose menu it stands; what they answer waits in the cache. */
export const startLoading = (opened: string) => {
  const path = sameScreen[opened] ?? opened;
  const role = readSession()?.user.role;
  if (role === undefined || !menuOf(role).some((entry) => entry.path === path)) return;
  prefetch(dataOf[path]?.() ?? []);
  const byRules = dataByRules[path];
  if (byRules !== undefined) {
    loadCore().then(
      (core) => prefetch(byRules(core)),
      // Without the rules the screen does not open, and says so.
      () => undefined,
    );
  }
};
