// What the rules are measured on; the same at every run. core/benches has its like for the native figures.

export const zone = "Europe/Berlin";
export const today = "2026-03-02";
export const series = { date: "2026-01-05", time: "16:00", count: 52 };
export const month = "2026-03";
export const shownPerDay = 3;

/** Lessons spread over a month by day and quarter of an hour. */
export function monthLessons(count) {
  const statuses = ["SCHEDULED", "COMPLETED", "CANCELLED", "MISSED"];
  return Array.from({ length: count }, (_, index) => {
    const day = String(((index * 7) % 31) + 1).padStart(2, "0");
    const minutes = 8 * 60 + ((index * 13) % 40) * 15;
    return {
      id: `lesson-${String(index).padStart(4, "0")}`,
      startTime: `${month}-${day}T${clock(minutes)}:00Z`,
      status: statuses[index % 4],
    };
  });
}

/** Lessons of half an hour spread over a year, a twentieth of them cancelled. */
export function yearLessons(count) {
  return Array.from({ length: count }, (_, index) => {
    const start = Date.UTC(2026, 0, 1 + (index % 365), 8) + ((index * 7) % 22) * 30 * 60_000;
    return {
      id: `lesson-${String(index).padStart(4, "0")}`,
      title: `Lesson ${index}`,
      studentName: `Student ${index % 60}`,
      startTime: instant(start),
      endTime: instant(start + 30 * 60_000),
      status: index % 20 === 0 ? "CANCELLED" : "SCHEDULED",
    };
  });
}

/** A filled-in schedule form for a weekly series. */
export const filledForm = {
  studentId: "0199c5f4-7d2e-7c1b-9a64-3f1d5b0c2e11",
  title: "Ada Lovelace - Mar 9, 2026",
  description: "Minuet in G, bars 9 to 16",
  date: "2026-03-09",
  startTime: "16:00",
  durationMinutes: 30,
  notes: "",
  recurrenceType: "weekly",
  recurrenceEndType: "count",
  recurrenceEndDate: "2026-03-30",
  recurrenceCount: 52,
};

/** The same form with every required field left out. */
export const emptyForm = {
  ...filledForm,
  studentId: "",
  title: "",
  date: "",
  startTime: "",
  durationMinutes: null,
  recurrenceType: "single",
};

/** A series of the most lessons, all of which move to another day and time. */
export const longSeries = {
  series: {
    rule: {
      title: "Scales",
      description: null,
      durationMinutes: 30,
      localTime: "16:00",
      firstDate: "2026-03-03",
      lastDate: tuesday(259),
      intervalWeeks: 1,
    },
    studentName: "Ada Lovelace",
    lessons: Array.from({ length: 260 }, (_, number) => ({
      id: `own-${number}`,
      slot: tuesday(number),
      title: "Scales",
      description: null,
      startTime: `${tuesday(number)}T15:00:00Z`,
      durationMinutes: 30,
      status: "SCHEDULED",
      cancelReason: null,
      detached: false,
    })),
    skips: [],
  },
  anchor: "own-0",
  request: { scope: "all", change: { kind: "move", date: "2026-03-05", startTime: "16:30" } },
  closures: [],
  now: `${today}T12:00:00Z`,
  zone,
  schoolZone: zone,
};

const note =
  "Minuet in G (Bach): bars 9-16 uneven, slow to crotchet = 72. D major scale hands together was weak. " +
  "Sight-reading hesitant, aural good. Sonatina in C (Clementi): first page by heart, watch the left hand. ";

const exam = { board: "ABRSM", date: "2026-06-20" };

/** What is known of the student whose notes are read. */
export const noteContext = {
  instrument: "Piano",
  grade: "Grade 3",
  age: 11,
  lessonDate: "2026-03-09",
  nextLessonDate: "2026-03-16",
  exam,
  pieces: [],
  open: null,
  body: null,
};

/** Notes of an ordinary length, and of 1,000 characters. */
export const notes = { ordinary: note, long: note.repeat(Math.ceil(1_000 / note.length)).slice(0, 1_000) };

/** What a plan is made from, with the goals that notes are read as. */
export const planRequest = (goals) => ({
  goals,
  student: { instrument: "Piano", grade: "Grade 3", age: 11, isMinor: true },
  dates: { lesson: "2026-03-09", nextLesson: "2026-03-16", exam },
});

const clock = (minutes) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
function tuesday(number) {
  return new Date(Date.UTC(2026, 2, 3 + 7 * number)).toISOString().slice(0, 10);
}
const instant = (at) => new Date(at).toISOString().replace(".000Z", "Z");
