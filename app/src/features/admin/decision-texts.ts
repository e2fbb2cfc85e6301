import type { Decision } from "@/features/admin/api/decide";
import { countText } from "@/lib/format/counts";

interface DecisionTexts {
  /** Entry of the menu and the button that confirms. */
  label: string;
  /** The question's title, before and after the name. */
  title: readonly [before: string, after: string];
  /** The button that leaves everything as it is. */
  keep: string;
  /** What follows, told before. */
  consequence: (name: string) => string;
  /** Title of the message after it. */
  done: string;
  isDanger: boolean;
}

/** What the questions about accounts say. */
export const decisionTexts: Readonly<Record<Decision, DecisionTexts>> = {
  approve: {
    label: "Approve",
    title: ["Approve", ""],
    keep: "Keep Waiting",
    consequence: (name) => `${name} can teach at once: schedule lessons, and add students and parents.`,
    done: "Teacher approved",
    isDanger: false,
  },
  refuse: {
    label: "Refuse",
    title: ["Refuse", ""],
    keep: "Keep Waiting",
    consequence: () =>
      "The account is deleted and its owner is told by email. The address can be registered again after 30 days.",
    done: "Registration refused",
    isDanger: true,
  },
  suspend: {
    label: "Suspend",
    title: ["Suspend", ""],
    keep: "Keep Active",
    consequence: (name) =>
      `${name} is signed out everywhere and cannot sign in until you reactivate the account. Mailed links and temporary passwords end; lessons and links to other people stay.`,
    done: "Account suspended",
    isDanger: true,
  },
  reactivate: {
    label: "Reactivate",
    title: ["Reactivate", ""],
    keep: "Keep Suspended",
    consequence: (name) => `${name} can sign in again and finds lessons and links as they were.`,
    done: "Account reactivated",
    isDanger: false,
  },
  makeAdministrator: {
    label: "Make Administrator",
    title: ["Make", "an Administrator"],
    keep: "Keep as Teacher",
    consequence: (name) =>
      `${name} is signed out everywhere and comes back as an administrator, who sees and decides about all accounts of the school.`,
    done: "Role changed",
    isDanger: true,
  },
  makeTeacher: {
    label: "Make Teacher",
    title: ["Make", "a Teacher"],
    keep: "Keep as Administrator",
    consequence: (name) =>
      `${name} is signed out everywhere and comes back as a teacher, without this dashboard and with no accounts to decide about.`,
    done: "Role changed",
    isDanger: true,
  },
  resetFactor: {
    label: "Turn Off Two-Factor",
    title: ["Turn Off Two-Factor of", ""],
    keep: "Keep It On",
    consequence: (name) =>
      `For somebody who has lost phone and recovery codes. ${name} is signed out everywhere, and the password alone opens the account. Make sure that the request really comes from them. They will be told by email.`,
    done: "Two-factor sign-in turned off",
    isDanger: true,
  },
};

/** What a suspension leaves without its teacher. */
export const teachingText = (name: string, students: number, upcomingLessons: number): string => {
  if (students === 0 && upcomingLessons === 0) return `${name} has no students and no coming lessons.`;
  const taught = `${name} teaches ${countText(students, "student")} and has`;
  if (upcomingLessons === 0) return `${taught} no coming lessons.`;
  const stay =
    upcomingLessons === 1 ? "stays scheduled until somebody cancels it" : "stay scheduled until somebody cancels them";
  return `${taught} ${countText(upcomingLessons, "coming lesson")}, which ${stay}.`;
};
