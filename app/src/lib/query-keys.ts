import type { Query, QueryClient } from "@tanstack/react-query";

/** Start of the first and of the last lesson that a list holds, both inclusive instants; both absent means all. */
export interface LessonRange {
  startDate?: string;
  endDate?: string;
}

/** What the cache calls everything that is loaded. Each subject's keys begin with its `all`. */
export const queryKeys = {
  lessons: {
    all: ["lessons"],
    between: (range: LessonRange) => ["lessons", "between", range],
    own: ["lessons", "own"],
    one: (id: string) => ["lessons", "one", id],
    plans: (ids: readonly string[]) => ["lessons", "plans", ...ids],
    family: ["lessons", "family"],
    familyCount: (range: LessonRange) => ["lessons", "family-count", range],
  },
  goals: {
    of: (lessonId: string) => ["goals", lessonId],
    withLesson: (lessonId: string) => ["goals", lessonId, "with-lesson"],
  },
  students: {
    all: ["students"],
    roster: ["students", "roster"],
    profile: (id: string) => ["students", "profile", id],
  },
  pieces: {
    all: ["pieces"],
    own: ["pieces", "own"],
    of: (studentId: string) => ["pieces", "of", studentId],
  },
  parents: { matching: (search: string) => ["parents", search] },
  children: { all: ["children"], teachers: (id: string) => ["children", "teachers", id] },
  parentRequests: { all: ["parent-requests"] },
  feedback: { all: ["feedback"], on: (lessonId: string) => ["feedback", lessonId] },
  siteStats: { all: ["site-stats"] },
  providers: { all: ["providers"] },
  me: { all: ["me"] },
  teacherProfile: { all: ["teacher-profile"] },
  teacherPreferences: { all: ["teacher-preferences"] },
  notices: { all: ["notices"] },
  browserSessions: { all: ["browser-sessions"] },
  activation: { of: (token: string) => ["activation", token] },
} as const;

/** Has lists loaded again by the starts of their keys. */
export const stale = (cache: QueryClient, ...keys: readonly (readonly string[])[]) =>
  Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));

/** What tells whether anything is out of date is not out of date itself: the bell, and one's own account. */
const isNews = ({ queryKey: [subject] }: Query) =>
  subject === queryKeys.notices.all[0] || subject === queryKeys.me.all[0];

/** As a fresh load of the page: what was loaded is forgotten, and what is on screen comes anew before it is shown again. */
export const startAfresh = (cache: QueryClient) => cache.resetQueries({ predicate: (query) => !isNews(query) });

/** What can no longer be true is asked for anew: at once where it is on screen, else when it is. What is on its way is new. */
export const askAnew = (cache: QueryClient) => {
  const predicate = (query: Query) =>
    !isNews(query) && query.state.status === "success" && query.state.fetchStatus === "idle";
  cache.removeQueries({ type: "inactive", predicate });
  return cache.invalidateQueries({ predicate });
};

/** After a lesson changed: every list of lessons, and the roster, which counts upcoming ones. */
export const lessonsChanged = (cache: QueryClient) => stale(cache, queryKeys.lessons.all, queryKeys.students.all);

/** After the goals or the plan of a completed lesson changed: what is kept of them, every list of lessons, and repertoires. */
export const lessonGoalsChanged = (cache: QueryClient, lessonId: string) =>
  Promise.all([lessonsChanged(cache), stale(cache, queryKeys.goals.of(lessonId), queryKeys.pieces.all)]);

/** After a line went from the plan of a lesson: what is kept of both; no list holds plans. */
export const planChanged = (cache: QueryClient, lessonId: string) =>
  stale(cache, queryKeys.goals.of(lessonId), queryKeys.lessons.one(lessonId), queryKeys.lessons.plans([]));

/** After a student's repertoire changed. */
export const piecesChanged = (cache: QueryClient) => stale(cache, queryKeys.pieces.all);

/** After a student changed: roster and profiles. */
export const studentsChanged = (cache: QueryClient) => stale(cache, queryKeys.students.all);

/** After a parent answered a teacher's request: a yes brings a child with lessons and pieces, which is there before the request goes. */
export const requestAnswered = async (cache: QueryClient) => {
  await stale(cache, queryKeys.children.all, queryKeys.lessons.all, queryKeys.pieces.all);
  await stale(cache, queryKeys.parentRequests.all);
};

/** After feedback was written. */
export const feedbackChanged = (cache: QueryClient) => stale(cache, queryKeys.feedback.all);
