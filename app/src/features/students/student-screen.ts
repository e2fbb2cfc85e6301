import type { StudentScreenDraft } from "reedling-wasm";
import type { CreatedFamily } from "@/features/students/api/create-student";
import { studentMessages } from "@/features/students/messages";
import type { DraftSubject } from "@/lib/drafts/use-draft";
import type { ToastContent } from "@/lib/toasts";

export const emptyStudentScreen: StudentScreenDraft = {
  name: "",
  email: "",
  dateOfBirth: "",
  grade: "",
  section: "",
  address: "",
  phoneNumber: "",
  emergencyContact: "",
  parentName: "",
  parentEmail: "",
  parentPhone: "",
};

export const studentScreenSubject: DraftSubject = {
  form: "student-screen",
  fields: {
    name: { label: "Full Name" },
    email: { label: "Email Address" },
    parentName: { label: "Parent/Guardian Name" },
    parentEmail: { label: "Parent/Guardian Email" },
    parentPhone: { label: "Parent/Guardian Phone" },
  },
};

/** What is sent: of a parent only while their block shows. */
export const sentStudent = (draft: StudentScreenDraft, withParent: boolean): StudentScreenDraft =>
  withParent ? draft : { ...draft, parentName: "", parentEmail: "", parentPhone: "" };

/** What is said of the accounts that were made: their addresses, the passwords once, and what comes next. */
export const createdToast = ({ student, parent, isReplay }: CreatedFamily, duration: number): ToastContent => {
  const accounts = [
    { role: "Student", account: student },
    ...(parent === null || parent === undefined ? [] : [{ role: "Parent", account: parent }]),
  ];
  const addresses = accounts.flatMap(({ role, account }) =>
    account.user.email ? [`${role}: ${account.user.email}`] : [],
  );
  const copies = accounts.flatMap(({ role, account }) =>
    account.tempPassword ? [{ label: `${role}'s temporary password`, value: account.tempPassword }] : [],
  );
  const isLost = isReplay && copies.length === 0;
  return {
    tone: "success",
    title: studentMessages.screenCreated,
    description: addresses.join("\n"),
    note: isLost ? studentMessages.passwordLost(student.user.name) : studentMessages.screenNext,
    ...(copies.length === 0 ? {} : { copies }),
    duration,
  };
};
