import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ListedUser } from "@/features/admin/api/approvals";
import type { LinkChange } from "@/features/admin/api/links";
import { studentParentsQuery, studentTeachersQuery, useChangeLink } from "@/features/admin/api/links";
import type { LinkedPerson } from "@/features/admin/components/link-section";
import { LinkSection } from "@/features/admin/components/link-section";
import { ParentChoice } from "@/features/admin/components/parent-choice";
import { TeacherChoice } from "@/features/admin/components/teacher-choice";
import { decisionFailure } from "@/features/admin/decision-failure";
import { adminMessages } from "@/features/admin/messages";
import { showToast } from "@/lib/toasts";

interface Ending {
  kind: "unlinkTeacher" | "unlinkParent";
  otherId: string;
  name: string;
  /** Whether nobody else of the kind is linked to the student. */
  isLast: boolean;
}

const consequenceOf = ({ kind, name, isLast }: Ending, student: string): string => {
  if (kind === "unlinkTeacher")
    return `Future scheduled lessons of ${name} with ${student} are cancelled. What was taught until now stays.`;
  const seesNothing = `${name} no longer sees ${student}, their lessons and practice plans.`;
  return isLast ? `${seesNothing} ${student} has no other parent here.` : seesNothing;
};

interface StudentLinksDialogProps {
  student: ListedUser;
  onClose: () => void;
}

/** The teachers and parents of a student: a further one, and the end of a link after a question. Mounted while open. */
export const StudentLinksDialog = ({ student, onClose }: StudentLinksDialogProps) => {
  const teachers = useQuery({
    ...studentTeachersQuery(student.id),
    select: (rows) => rows.map(({ id, user }) => ({ id, name: user.name, email: user.email ?? null })),
  });
  const parents = useQuery(studentParentsQuery(student.id));
  const changeLink = useChangeLink();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof decisionFailure> | null>(null);
  const change = async (kind: LinkChange["kind"], otherId: string): Promise<boolean> => {
    setFailure(null);
    try {
      const description = await changeLink.mutateAsync({ kind, studentId: student.id, otherId });
      showToast({
        tone: "success",
        title: kind.startsWith("unlink") ? adminMessages.unlinked : adminMessages.linked,
        description,
      });
      return true;
    } catch (problem) {
      setFailure(decisionFailure(problem));
      return false;
    }
  };
  const links = (link: LinkChange["kind"], unlink: Ending["kind"]) => ({
    isLinking: changeLink.isPending && changeLink.variables.kind === link,
    onLink: (id: string) => change(link, id),
    onUnlink: ({ id, name }: LinkedPerson, isLast: boolean) => setEnding({ kind: unlink, otherId: id, name, isLast }),
  });
  return (
    <>
      <Dialog
        onClose={onClose}
        size="tall"
        title={
          <>
            Teachers and parents of <bdi>{student.name}</bdi>
          </>
        }
        busy={changeLink.isPending}
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <div className="flex flex-col gap-6">
          <LinkSection
            noun="teacher"
            people={teachers}
            none="Nobody teaches this student."
            failed={adminMessages.teachersFailed}
            Choice={TeacherChoice}
            {...links("linkTeacher", "unlinkTeacher")}
          />
          <LinkSection
            noun="parent"
            people={parents}
            none="No parent is linked to this student."
            failed={adminMessages.parentsFailed}
            Choice={ParentChoice}
            {...links("linkParent", "unlinkParent")}
          />
          <DialogFailure title={failure?.title} text={failure?.text ?? null} />
        </div>
      </Dialog>
      {ending === null ? null : (
        <AlertDialog
          onClose={() => setEnding(null)}
          title={
            <>
              Unlink <bdi>{ending.name}</bdi>
            </>
          }
          description={consequenceOf(ending, student.name)}
          cancelLabel="Keep Link"
          confirmLabel="Unlink"
          busy={changeLink.isPending}
          onConfirm={() => void change(ending.kind, ending.otherId).then(() => setEnding(null))}
        />
      )}
    </>
  );
};
