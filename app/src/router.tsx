import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { createBrowserRouter } from "react-router";
import { paths } from "@/config/paths";
import { LandingScreen } from "@/routes/landing";
import { Root } from "@/routes/root";
import { RouteError } from "@/routes/route-error";

/** A screen that loads when it is first opened; what goes wrong inside stays inside its frame. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  ErrorBoundary: RouteError,
});

const signIn = async () => (await import("@/routes/auth/sign-in")).SignInScreen;
const teacherDashboard = async () => (await import("@/routes/teacher/dashboard")).TeacherDashboardScreen;
const teacherStudents = async () => (await import("@/routes/teacher/students")).StudentsScreen;
const studentDashboard = async () => (await import("@/routes/student/dashboard")).StudentDashboardScreen;
const parentDashboard = async () => (await import("@/routes/parent/dashboard")).ParentDashboardScreen;
const notFound = async () => (await import("@/routes/not-found")).NotFoundScreen;

/** Spec §2.1, public paths. */
const publicScreens: RouteObject[] = [
  { path: paths.home, Component: LandingScreen, ErrorBoundary: RouteError },
  screen(paths.signIn, signIn),
  screen(paths.login, signIn),
  screen(paths.register, async () => (await import("@/routes/auth/register")).RegisterScreen),
  screen(paths.activate, async () => (await import("@/routes/auth/activate")).ActivateScreen),
  screen(paths.forgotPassword, async () => (await import("@/routes/auth/forgot-password")).ForgotPasswordScreen),
  screen(paths.resetPassword, async () => (await import("@/routes/auth/reset-password")).ResetPasswordScreen),
  screen(paths.newPassword, async () => (await import("@/routes/auth/new-password")).NewPasswordScreen),
  screen(paths.forbidden, async () => (await import("@/routes/forbidden")).ForbiddenScreen),
  screen(paths.dashboard, async () => (await import("@/routes/dashboard")).DashboardScreen),
];

/** Spec §2.1, signed-in paths and role areas; what an area does not name is not found there. */
const signedInScreens: RouteObject[] = [
  screen(paths.lessons, async () => (await import("@/routes/lessons")).LessonsScreen),
  screen(paths.calendar, async () => (await import("@/routes/calendar")).CalendarScreen),
  screen(paths.students, teacherStudents),
  screen(paths.teacherDashboard, teacherDashboard),
  screen(paths.dashboardTeacher, teacherDashboard),
  screen(paths.teacherLessons, async () => (await import("@/routes/teacher/lessons")).TeacherLessonsScreen),
  screen(paths.teacherCalendar, async () => (await import("@/routes/teacher/calendar")).TeacherCalendarScreen),
  screen(paths.teacherStudents, teacherStudents),
  screen(paths.studentDashboard, studentDashboard),
  screen(paths.dashboardStudent, studentDashboard),
  screen(paths.studentLessons, async () => (await import("@/routes/student/my-lessons")).StudentLessonsScreen),
  screen(paths.studentCalendar, async () => (await import("@/routes/student/calendar")).StudentCalendarScreen),
  screen(paths.adminDashboard, async () => (await import("@/routes/admin/dashboard")).AdminDashboardScreen),
  screen(paths.parentDashboard, parentDashboard),
  screen(paths.dashboardParent, parentDashboard),
  screen(paths.parentLessons, async () => (await import("@/routes/parent/lessons")).ParentLessonsScreen),
  ...[paths.settings, "/admin/*", "/teacher/*", "/student/*", "/parent/*", "/dashboard/*"].map((area) =>
    screen(area, notFound),
  ),
];

/** The route table: a screen exists when it has a line here. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: () => null,
    ErrorBoundary: RouteError,
    children: [
      ...publicScreens,
      {
        lazy: async () => ({ Component: (await import("@/routes/signed-in")).SignedIn }),
        ErrorBoundary: RouteError,
        children: signedInScreens,
      },
      screen("*", notFound),
    ],
  },
]);
