import type { ComponentProps } from "react";
import type * as activities from "@/features/admin/components/all-activities-dialog";
import type * as create from "@/features/admin/components/create-user-dialog";
import type * as edit from "@/features/admin/components/edit-user-dialog";
import type * as links from "@/features/admin/components/student-links-dialog";
import { onDemand } from "@/lib/on-demand";

const close = ({ onClose }: { onClose: () => void }) => onClose();

/** The dialogs of the administrator, which are no part of the screen's first load. */
export const AllActivitiesDialog = onDemand<ComponentProps<typeof activities.AllActivitiesDialog>>(
  async () => (await import("@/features/admin/components/all-activities-dialog")).AllActivitiesDialog,
  close,
);

export const CreateUserDialog = onDemand<ComponentProps<typeof create.CreateUserDialog>>(
  async () => (await import("@/features/admin/components/create-user-dialog")).CreateUserDialog,
  close,
);

export const EditUserDialog = onDemand<ComponentProps<typeof edit.EditUserDialog>>(
  async () => (await import("@/features/admin/components/edit-user-dialog")).EditUserDialog,
  close,
);

export const StudentLinksDialog = onDemand<ComponentProps<typeof links.StudentLinksDialog>>(
  async () => (await import("@/features/admin/components/student-links-dialog")).StudentLinksDialog,
  close,
);
