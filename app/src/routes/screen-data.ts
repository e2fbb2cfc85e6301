import type { FetchQueryOptions } from "@tanstack/react-query";
import { paths } from "@/config/paths";
import { pendingApprovals } from "@/features/admin/api/approvals";
import { adminStats, recentActivities } from "@/features/admin/api/overview";
import { monthAt } from "@/features/calendars/use-month";
import { weekDayAt } from "@/features/calendars/use-week";
import { familyLessons } from "@/features/lessons/api/family-lessons";
import { ownLessons } from "@/features/lessons/api/own-lessons";
import { teacherLessons } from "@/features/lessons/api/teacher-lessons";
import { children } from "@/features/parents/api/children";
import { parentRequests } from "@/features/parents/api/request-list";
import { lessonFeedback } from "@/features/practice/api/lesson-feedback";
import { ownPieces } from "@/features/practice/api/pieces";
import { teacherProfile } from "@/features/settings/api/teacher-profile";
import { students } from "@/features/students/api/students";
import { midnight, now, today } from "@/lib/clock";
import type { Core } from "@/lib/core";
import { loadCore } from "@/lib/core";
import { currentUser } from "@/lib/current-user";
import { firstWeekday } from "@/lib/first-weekday";
import { monthOf } from "@/lib/format/dates";
import { queryClient } from "@/lib/query";
import { readSession } from "@/lib/session";
import { teacherPreferences } from "@/lib/teacher-preferences";
import { browserZone } from "@/lib/time/zone";

// biome-ignore lint/suspicious/noExplicitAny: each query has an answer of its own, and prefetching reads none of them.
type Queries = readonly FetchQueryOptions<any, any, any, any>[];

const dataOf: Readonly<Record<string, () => Queries>> = {
  [paths.teacherDashboard]: () => [students, teacherLessons({ startDate: midnight(-1) })],
  [paths.teacherLessons]: () => [teacherLessons(), students],
  [paths.teacherNewLesson]: () => [students],
  [paths.teacherStudents]: () => [students],
  [paths.teacherSettings]: () => [teacherProfile, teacherPreferences],
  [paths.studentDashboard]: () => [ownLessons, lessonFeedback],
  [paths.studentLessons]: () => [ownLessons, lessonFeedback],
  [paths.studentCalendar]: () => [ownLessons],
  [paths.studentPieces]: () => [ownPieces],
  [paths.parentDashboard]: () => [children, familyLessons, parentRequests],
  [paths.parentLessons]: () => [children, familyLessons],
  [paths.parentCalendar]: () => [children, familyLessons],
  [paths.parentChildren]: () => [children, parentRequests],
  [paths.adminDashboard]: () => [adminStats, pendingApprovals, recentActivities],
};

/** Other paths of a screen. */
const sameScreen: Readonly<Record<string, string>> = {
  [paths.lessons]: paths.teacherLessons,
  [paths.students]: paths.teacherStudents,
  [paths.calendar]: paths.teacherCalendar,
  [paths.dashboardTeacher]: paths.teacherDashboard,
  [paths.dashboardStudent]: paths.studentDashboard,
  [paths.dashboardParent]: paths.parentDashboard,
  [paths.dashboardAdmin]: paths.adminDashboard,
  [paths.studentSettings]: paths.settings,
};

/** Calls whose span the rules tell, some from the day in the address. */
const dataByRules: Readonly<Record<string, (core: Core, query: URLSearchParams) => Queries>> = {
  [paths.teacherDashboard]: (core) => {
    const { start, end } = core.teacherWeek(now(), browserZone());
    return [teacherLessons({ startDate: start, endDate: end })];
  },
  [paths.teacherCalendar]: (core, query) => {
    const { date, month } = monthAt(query, today());
    return [month, monthOf(date)].map((shown) => teacherLessons(core.gridRange(shown, browserZone())));
  },
  [paths.teacherWeek]: (core, query) => [
    teacherLessons(core.weekRange(weekDayAt(query, today()), firstWeekday(), browserZone())),
  ],
};

/** ms for which it counts as told that the session still holds, and with whom somebody is linked. */
const heldFor = 60_000;

const prefetch = (queries: Queries) => {
  for (const query of queries) void queryClient.prefetchQuery(query);
};

/** Whether a screen is one that a role opens as its own. */
const isOwn = (path: string, role: string) =>
  path === paths.settings || path.split("/")[1] === (role === "ADMINISTRATOR" ? "admin" : role.toLowerCase());

/** Starts the calls of a screen for those whose own it is, at an address with that query; their answers wait in the cache. */
export const startLoading = (opened: string, query = new URLSearchParams()) => {
  const path = sameScreen[opened] ?? opened;
  const role = readSession()?.user.role;
  if (role === undefined) return;
  // One light call tells whether the session and the links still hold; and in which zone the school is, for the note above the screen.
  prefetch([{ ...currentUser, staleTime: heldFor }]);
  if (!isOwn(path, role)) return;
  prefetch(dataOf[path]?.() ?? []);
  const byRules = dataByRules[path];
  if (byRules !== undefined) {
    loadCore().then(
      (core) => prefetch(byRules(core, query)),
      // Without the rules the screen does not open, and says so.
      () => undefined,
    );
  }
};
