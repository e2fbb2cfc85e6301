/** Every screen path of Spec §2.1 that something in the app links to, in one typed place. */
export const paths = {
  home: "/",
  demo: "/demo",
  learnMore: "/learn-more",
  themeDemo: "/theme-demo",
  testAuth: "/test-auth",
  forbidden: "/403",
  signIn: "/auth/signin",
  login: "/auth/login",
  register: "/auth/register",
  googleCallback: "/auth/google/callback",
  activate: "/auth/activate",
  forgotPassword: "/auth/forgot-password",
  resetPassword: "/auth/reset-password",
  newPassword: "/auth/new-password",
  dashboard: "/dashboard",
  lessons: "/lessons",
  students: "/students",
  calendar: "/calendar",
  settings: "/settings",
  adminDashboard: "/admin/dashboard",
  adminUsers: "/admin/dashboard#users",
  adminAnalytics: "/admin/dashboard#user-distribution",
  dashboardAdmin: "/dashboard/admin",
  dashboardTeacher: "/dashboard/teacher",
  dashboardStudent: "/dashboard/student",
  dashboardParent: "/dashboard/parent",
  teacherDashboard: "/teacher/dashboard",
  teacherLessons: "/teacher/lessons",
  teacherNewLesson: "/teacher/lessons/new",
  teacherStudents: "/teacher/students",
  teacherAddStudent: "/teacher/students/add",
  teacherCalendar: "/teacher/calendar",
  teacherWeek: "/teacher/week",
  teacherSettings: "/teacher/settings",
  studentDashboard: "/student/dashboard",
  studentLessons: "/student/my-lessons",
  studentPieces: "/student/pieces",
  studentCalendar: "/student/calendar",
  studentSettings: "/student/settings",
  parentDashboard: "/parent/dashboard",
  parentLessons: "/parent/lessons",
  parentCalendar: "/parent/calendar",
  parentChildren: "/parent/children",
} as const;

/** The new-password screen of one user, named by the `uid` query parameter (Spec §2.3). */
export const newPasswordPath = (userId: string) => `${paths.newPassword}?uid=${encodeURIComponent(userId)}`;

/** A child's lessons, reached from its card (Spec §2.8). */
export const childLessonsPath = (childId: string) => `${paths.parentLessons}?childId=${encodeURIComponent(childId)}`;

/** The family's calendar with one child chosen. */
export const childCalendarPath = (childId: string) => `${paths.parentCalendar}?childId=${encodeURIComponent(childId)}`;

/** My Lessons with a lesson open. */
export const openLessonPath = (lessonId: string) => `${paths.lessons}?lesson=${encodeURIComponent(lessonId)}`;
