import type { Piece } from "@/features/practice/pieces";
import type { Schemas } from "@/lib/api";

let last = 0;
const nextId = () => {
  last += 1;
  return `00000000-0000-7000-8000-${String(last).padStart(12, "0")}`;
};

/** The account that somebody signs in with, valid and dull. */
export const aUser = (overrides: Partial<Schemas["UserBody"]> = {}): Schemas["UserBody"] => ({
  id: nextId(),
  name: "Ana Reyes",
  email: "ana@reedling.test",
  role: "TEACHER",
  avatar: "/api/avatars/AR.svg",
  phoneNumber: null,
  status: "active",
  waitsFor: null,
  ...overrides,
});

/** An account with the settings that it starts with. */
export const anAccount = (overrides: Partial<Schemas["MeBody"]> = {}): Schemas["MeBody"] => ({
  user: aUser(),
  pendingEmail: null,
  notifications: {
    emailNotifications: true,
    pushNotifications: true,
    lessonReminders: true,
    examNotifications: true,
    achievementAlerts: true,
  },
  privacy: { profileVisibility: "friends", showEmail: false, showPhone: false, allowMessages: true },
  schoolTimeZone: "Europe/Berlin",
  links: "1-0",
  draftKey: "A".repeat(43),
  ...overrides,
});

/** A student of the roster, valid and dull. */
export const aStudent = (overrides: Partial<Schemas["StudentBody"]> = {}): Schemas["StudentBody"] => ({
  id: nextId(),
  name: "Mina Okafor",
  firstName: "Mina",
  lastName: "Okafor",
  dateOfBirth: null,
  correctable: false,
  instrument: "Violin",
  level: "Grade 1",
  email: "mina@example.org",
  grade: "Grade 1",
  isMinor: true,
  address: null,
  phoneNumber: null,
  emergencyContact: null,
  parents: [],
  academicSummary: { totalExamsCompleted: 0, overallAveragePercentage: null },
  upcomingLessonsCount: 0,
  overdueLessonsCount: 0,
  nextLessonDate: null,
  ...overrides,
});

/** A student's profile, valid and dull. */
export const aProfile = (overrides: Partial<Schemas["StudentProfileBody"]> = {}): Schemas["StudentProfileBody"] => ({
  id: nextId(),
  firstName: "Mina",
  lastName: "Okafor",
  user: { name: "Mina Okafor", email: "mina@example.org" },
  grade: "Grade 1",
  instrument: "Violin",
  isMinor: true,
  dateOfBirth: null,
  correctable: false,
  phoneNumber: null,
  emergencyContact: null,
  address: null,
  parents: [],
  academicSummary: { totalExamsCompleted: 0, overallAveragePercentage: null },
  exams: [],
  examPlanned: null,
  createdAt: "2026-01-05T10:00:00Z",
  updatedAt: "2026-01-05T10:00:00Z",
  lessons: [],
  ...overrides,
});

/** A lesson of 30 minutes, valid and dull; its end follows from start and duration. */
export const aLesson = (
  overrides: Partial<Omit<Schemas["LessonBody"], "student">> & { student?: { id?: string; name: string } } = {},
): Schemas["LessonBody"] => {
  const { student, ...rest } = overrides;
  const name = student?.name ?? "Mina Okafor";
  const startTime = rest.startTime ?? "2026-03-05T15:00:00Z";
  const duration = rest.duration ?? 30;
  const end = new Date(Date.parse(startTime) + duration * 60_000);
  return {
    id: nextId(),
    title: `${name}-050326`,
    description: null,
    teacher: { id: "teacher", firstName: "Ana", user: { name: "Ana Reyes", email: null } },
    startTime,
    endTime: `${end.toISOString().slice(0, 19)}Z`,
    duration,
    status: "SCHEDULED",
    notes: null,
    teacherNotes: null,
    completedAt: null,
    version: 1,
    practiceGenerated: false,
    practiceGuidance: null,
    practicePlan: null,
    goalsBy: null,
    practiceCards: null,
    practicePlanner: null,
    ...rest,
    student: {
      id: student?.id ?? nextId(),
      name,
      email: null,
      firstName: name.split(" ")[0] ?? name,
      instrument: "Violin",
      user: { name, email: null },
    },
  };
};

/** A whole list of lessons, counted as of now. */
export const aLessonList = (
  lessons: Schemas["LessonBody"][],
  overrides: Partial<Schemas["LessonsBody"]> = {},
): Schemas["LessonsBody"] => {
  const count = (status: string) => lessons.filter((lesson) => lesson.status === status).length;
  const isUpcoming = ({ status, startTime }: Schemas["LessonBody"]) =>
    status === "SCHEDULED" && Date.parse(startTime) > Date.now();
  return {
    lessons,
    total: lessons.length,
    counts: {
      scheduled: count("SCHEDULED"),
      upcoming: lessons.filter(isUpcoming).length,
      completed: count("COMPLETED"),
      cancelled: count("CANCELLED"),
      missed: count("MISSED"),
    },
    ...overrides,
  };
};

/** Feedback on a lesson, with a rating and a summary. */
export const aFeedback = (overrides: Partial<Schemas["LessonFeedbackBody"]> = {}): Schemas["LessonFeedbackBody"] => ({
  id: nextId(),
  title: "Mina Okafor-050326",
  lessonDate: "2026-03-05T15:00:00Z",
  content: "A lovely lesson.",
  teacherName: "Ana Reyes",
  instrument: "Violin",
  piecesWorkedOn: [],
  areasImproved: "",
  areasNeedWork: "",
  techniqueNotes: "",
  musicianshipNotes: "",
  practiceAssignments: [],
  nextLessonGoals: "",
  teacherRating: 4,
  studentMood: null,
  ...overrides,
});

/** A piece that is practised, valid and dull. */
export const aPiece = (overrides: Partial<Piece> = {}): Piece => ({
  id: nextId(),
  title: "Minuet in G",
  composer: null,
  kind: null,
  goalTempo: null,
  lastCleanTempo: null,
  state: "active",
  restingUntil: null,
  lessons: 0,
  lastSet: null,
  withAnotherTeacher: false,
  ...overrides,
});

/** A practice plan of seven days, the sixth of them a day of rest. */
export const aGuidance = (
  overrides: Partial<Schemas["PracticeGuidanceBody"]> = {},
): Schemas["PracticeGuidanceBody"] => ({
  weekSummary: "This week the left hand comes first.",
  examFocus: { board: null, grade: null },
  tipsForParents: [],
  dailyPlan: [20, 25, 25, 15, 30, 0, 20].map((durationMinutes, index) => ({
    day: `Day ${index + 1}`,
    date: `2026-03-${String(index + 6).padStart(2, "0")}`,
    durationMinutes,
    ...(durationMinutes === 0
      ? { warmup: "", technicalFocus: "", repertoire: [], musicianship: "A day off, and it breaks no streak." }
      : {
          warmup: "2 min. Long bows.",
          technicalFocus: "5 min. G major scale.",
          repertoire: [{ title: "Minuet in G", focus: "Bars 9-16.", targetTempoBpm: 60 + index * 2 }],
          musicianship: "3 min. Sight-reading.",
        }),
  })),
  ...overrides,
});
