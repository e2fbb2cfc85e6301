import type { ComponentProps } from "react";
import type * as add from "@/features/students/components/add-student-dialog";
import type * as edit from "@/features/students/components/edit-student-dialog";
import type * as remove from "@/features/students/components/remove-student-dialog";
import type * as profile from "@/features/students/components/student-profile-dialog";
import { onDemand } from "@/lib/on-demand";

const close = ({ onClose }: { onClose: () => void }) => onClose();

/** The dialogs of students; the forms in them are no part of a screen's first load. */
export const AddStudentDialog = onDemand<ComponentProps<typeof add.AddStudentDialog>>(
  async () => (await import("@/features/students/components/add-student-dialog")).AddStudentDialog,
  close,
);

export const EditStudentDialog = onDemand<ComponentProps<typeof edit.EditStudentDialog>>(
  async () => (await import("@/features/students/components/edit-student-dialog")).EditStudentDialog,
  close,
);

export const StudentProfileDialog = onDemand<ComponentProps<typeof profile.StudentProfileDialog>>(
  async () => (await import("@/features/students/components/student-profile-dialog")).StudentProfileDialog,
  close,
);

export const RemoveStudentDialog = onDemand<ComponentProps<typeof remove.RemoveStudentDialog>>(
  async () => (await import("@/features/students/components/remove-student-dialog")).RemoveStudentDialog,
  close,
);
