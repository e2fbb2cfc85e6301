// Figures of the screens behind the sign-in (Spec §9). What a rule turns on is core's.

/** Delays and display times in ms. */
export const delays = {
  /** From a created student to the dashboard. */
  studentCreated: 2000,
  sessionExpired: 3000,
  toast: 5000,
  studentCreatedToast: 10_000,
  /** From the end of a toast to its removal. */
  toastRemoval: 1_000_000,
} as const;

/** The swipe that dismisses a toast, and the key that moves to it. */
export const toastRules = { swipePixels: 50, hotkey: "F8" } as const;

/** Most lines of a list or a cell. */
export const rooms = {
  /** Of whom the administrator chooses, in the form of an account. */
  teachers: 100,
  recentActivities: 5,
  teacherCell: 3,
  studentCell: 2,
  parentRecentLessons: 4,
  dashboardLessons: 5,
  dashboardFeedback: 3,
} as const;

/** Figures of the product where the school's are not known (Spec §2.5). */
export const placeholders = { systemHealth: 98.5, storageUsed: 2.4 } as const;
