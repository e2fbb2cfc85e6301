import type { ComponentType } from "react";
import { matchPath } from "react-router";
import { paths } from "@/config/paths";

/** Loads the code of a screen. */
export type LoadScreen = () => Promise<ComponentType>;

const signIn = async () => (await import("@/routes/auth/sign-in")).SignInScreen;
const teacherDashboard = async () => (await import("@/routes/teacher/dashboard")).TeacherDashboardScreen;
const addStudent = async () => (await import("@/routes/teacher/add-student")).AddStudentScreen;
const teacherStudents = async () => (await import("@/routes/teacher/students")).StudentsScreen;
const studentDashboard = async () => (await import("@/routes/student/dashboard")).StudentDashboardScreen;
const pieces = async () => (await import("@/routes/student/pieces")).PiecesScreen;
const adminDashboard = async () => (await import("@/routes/admin/dashboard")).AdminDashboardScreen;
const parentDashboard = async () => (await import("@/routes/parent/dashboard")).ParentDashboardScreen;
const children = async () => (await import("@/routes/parent/children")).ChildrenScreen;
const teacherSettings = async () => (await import("@/routes/teacher/settings")).TeacherSettingsScreen;
const settings = async () => (await import("@/routes/settings")).SettingsScreen;

/** What stands at every path that nothing else names. */
export const notFound: LoadScreen = async () => (await import("@/routes/not-found")).NotFoundScreen;

/** Spec §2.1, public paths that load when they are opened. */
export const publicScreens: Readonly<Record<string, LoadScreen>> = {
  [paths.home]: async () => (await import("@/routes/landing")).LandingScreen,
  [paths.learnMore]: async () => (await import("@/routes/learn-more")).LearnMoreScreen,
  [paths.demo]: async () => (await import("@/routes/demo")).DemoScreen,
  [paths.themeDemo]: async () => (await import("@/routes/theme-demo")).ThemeDemoScreen,
  [paths.testAuth]: async () => (await import("@/routes/test-auth")).TestAuthScreen,
  [paths.signIn]: signIn,
  [paths.login]: signIn,
  [paths.register]: async () => (await import("@/routes/auth/register")).RegisterScreen,
  [paths.googleCallback]: async () => (await import("@/routes/auth/google-callback")).GoogleCallbackScreen,
  [paths.activate]: async () => (await import("@/routes/auth/activate")).ActivateScreen,
  [paths.forgotPassword]: async () => (await import("@/routes/auth/forgot-password")).ForgotPasswordScreen,
  [paths.resetPassword]: async () => (await import("@/routes/auth/reset-password")).ResetPasswordScreen,
  [paths.newPassword]: async () => (await import("@/routes/auth/new-password")).NewPasswordScreen,
  [paths.forbidden]: async () => (await import("@/routes/forbidden")).ForbiddenScreen,
  [paths.dashboard]: async () => (await import("@/routes/dashboard")).DashboardScreen,
};

/** Spec §2.1, signed-in paths and role areas; what an area does not name is not found there. */
export const signedInScreens: Readonly<Record<string, LoadScreen>> = {
  [paths.lessons]: async () => (await import("@/routes/lessons")).LessonsScreen,
  [paths.calendar]: async () => (await import("@/routes/calendar")).CalendarScreen,
  [paths.students]: teacherStudents,
  [paths.teacherDashboard]: teacherDashboard,
  [paths.dashboardTeacher]: teacherDashboard,
  [paths.teacherLessons]: async () => (await import("@/routes/teacher/lessons")).TeacherLessonsScreen,
  [paths.teacherNewLesson]: async () => (await import("@/routes/teacher/new-lesson")).NewLessonScreen,
  [paths.teacherCalendar]: async () => (await import("@/routes/teacher/calendar")).TeacherCalendarScreen,
  [paths.teacherWeek]: async () => (await import("@/routes/teacher/week")).TeacherWeekScreen,
  [paths.teacherStudents]: teacherStudents,
  [paths.teacherAddStudent]: addStudent,
  [paths.teacherSettings]: teacherSettings,
  [paths.studentDashboard]: studentDashboard,
  [paths.dashboardStudent]: studentDashboard,
  [paths.studentLessons]: async () => (await import("@/routes/student/my-lessons")).StudentLessonsScreen,
  [paths.studentPieces]: pieces,
  [paths.studentCalendar]: async () => (await import("@/routes/student/calendar")).StudentCalendarScreen,
  [paths.adminDashboard]: adminDashboard,
  [paths.dashboardAdmin]: adminDashboard,
  [paths.parentDashboard]: parentDashboard,
  [paths.dashboardParent]: parentDashboard,
  [paths.parentLessons]: async () => (await import("@/routes/parent/lessons")).ParentLessonsScreen,
  [paths.parentCalendar]: async () => (await import("@/routes/parent/calendar")).FamilyCalendarScreen,
  [paths.parentChildren]: children,
  [paths.settings]: settings,
  [paths.studentSettings]: settings,
  "/admin/*": notFound,
  "/teacher/*": notFound,
  "/student/*": notFound,
  "/parent/*": notFound,
  "/dashboard/*": notFound,
};

/** Screens inside on which no time of day stands. */
export const withoutTimes: readonly LoadScreen[] = [notFound, addStudent, settings, teacherSettings, children, pieces];

/** Whether the screen at a path inside shows when something is; a new one counts as if it did. */
export const showsTimes = (pathname: string): boolean =>
  Object.entries(signedInScreens).some(
    ([path, load]) => !withoutTimes.includes(load) && matchPath(path, pathname) !== null,
  );
