import type { Decision } from "@/features/admin/api/decide";

interface DecisionTexts {
  /** Entry of the menu and the button that confirms. */
  label: string;
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
    keep: "Keep Waiting",
    consequence: (name) => `${name} can teach at once: schedule lessons, and add students and parents.`,
    done: "Teacher approved",
    isDanger: false,
  },
  refuse: {
    label: "Refuse",
    keep: "Keep Waiting",
    consequence: () =>
      "The account is deleted and its owner is told by email. The address can be registered again after 30 days.",
    done: "Registration refused",
    isDanger: true,
  },
  suspend: {
    label: "Suspend",
    keep: "Keep Active",
    consequence: (name) =>
      `${name} is signed out everywhere and cannot sign in until you reactivate the account. Mailed links and temporary passwords end; lessons and links to other people stay.`,
    done: "Account suspended",
    isDanger: true,
  },
  reactivate: {
    label: "Reactivate",
    keep: "Keep Suspended",
    consequence: (name) => `${name} can sign in again and finds lessons and links as they were.`,
    done: "Account reactivated",
    isDanger: false,
  },
  makeAdministrator: {
    label: "Make Administrator",
    keep: "Keep as Teacher",
    consequence: (name) =>
      `${name} is signed out everywhere and comes back as an administrator, who sees and decides about all accounts of the school.`,
    done: "Role changed",
    isDanger: true,
  },
  makeTeacher: {
    label: "Make Teacher",
    keep: "Keep as Administrator",
    consequence: (name) =>
      `${name} is signed out everywhere and comes back as a teacher, without this dashboard and with no accounts to decide about.`,
    done: "Role changed",
    isDanger: true,
  },
};
