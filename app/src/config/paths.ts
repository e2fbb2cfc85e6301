import { screens } from "@/config/screens";

/** The path of each screen by its name, for links. */
export const paths = Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, path])) as {
  readonly [Name in keyof typeof screens]: (typeof screens)[Name]["path"];
};

/** The new-password screen of one user, named by the `uid` query parameter (Spec §2.3). */
export const newPasswordPath = (userId: string) => `${paths.newPassword}?uid=${encodeURIComponent(userId)}`;

/** A child's lessons, reached from its card (Spec §2.8). */
export const childLessonsPath = (childId: string) => `${paths.parentLessons}?childId=${encodeURIComponent(childId)}`;

/** The family's calendar with one child chosen. */
export const childCalendarPath = (childId: string) => `${paths.parentCalendar}?childId=${encodeURIComponent(childId)}`;

/** My Lessons with a lesson open. */
export const openLessonPath = (lessonId: string) => `${paths.lessons}?lesson=${encodeURIComponent(lessonId)}`;
