import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { Loaded } from "@/components/data/loaded";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListedUser } from "@/features/admin/api/approvals";
import { parentsOfStudent, teachersOfStudent, useChangeLink } from "@/features/admin/api/links";
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

type Beginning = "linkTeacher" | "linkParent";

const isBeginning = (kind: Beginning | Ending["kind"]): kind is Beginning =>
  kind === "linkTeacher" || kind === "linkParent";

const nobody = { linkTeacher: "", linkParent: "" };

/** The teachers and parents of a student: a further one, and the end of a link after a question. Mounted while open. */
export const StudentLinksDialog = ({ student, onClose }: StudentLinksDialogProps) => {
  const teachers = useQuery(teachersOfStudent(student.id));
  const parents = useQuery(parentsOfStudent(student.id));
  const changeLink = useChangeLink();
  const [chosen, setChosen] = useState(nobody);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof decisionFailure> | null>(null);
  const choose = (kind: Beginning) => (id: string) => setChosen((before) => ({ ...before, [kind]: id }));
  const change = async (kind: Beginning | Ending["kind"], otherId: string) => {
    setFailure(null);
    try {
      const description = await changeLink.mutateAsync({ kind, studentId: student.id, otherId });
      showToast({ tone: "success", title: adminMessages.decisionSaved, description });
      if (isBeginning(kind)) choose(kind)("");
    } catch (problem) {
      setFailure(decisionFailure(problem));
    }
    // A question that was opened while a link was being made stays.
    if (!isBeginning(kind)) setEnding(null);
  };
  const linkButton = (kind: Beginning) => (
    <Button
      className="self-end"
      disabled={chosen[kind] === ""}
      busy={changeLink.isPending && changeLink.variables.kind === kind}
      onClick={() => void change(kind, chosen[kind])}
    >
      {kind === "linkTeacher" ? "Link Teacher" : "Link Parent"}
    </Button>
  );
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
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
          <section aria-labelledby="links-teachers">
            <h3 id="links-teachers" className="mb-2 font-semibold">
              Teachers
            </h3>
            <Loaded
              queries={{ teachers }}
              text="Loading teachers..."
              skeleton={<Skeleton className="h-24" />}
              failure={{ title: adminMessages.teachersFailed }}
              className="py-6"
            >
              {(answers) => (
                <>
                  <Links
                    kind="unlinkTeacher"
                    people={answers.teachers.map(({ id, user }) => ({ id, name: user.name }))}
                    none="Nobody teaches this student."
                    onEnd={setEnding}
                  />
                  <div className="mt-3 flex flex-col gap-3">
                    <TeacherChoice
                      label="Further teacher"
                      value={chosen.linkTeacher}
                      onChange={choose("linkTeacher")}
                      without={answers.teachers.map(({ id }) => id)}
                    />
                    {linkButton("linkTeacher")}
                  </div>
                </>
              )}
            </Loaded>
          </section>
          <section aria-labelledby="links-parents">
            <h3 id="links-parents" className="mb-2 font-semibold">
              Parents
            </h3>
            <Loaded
              queries={{ parents }}
              text="Loading parents..."
              skeleton={<Skeleton className="h-12" />}
              failure={{ title: adminMessages.parentsFailed }}
              className="py-6"
            >
              {(answers) => (
                <>
                  <Links
                    kind="unlinkParent"
                    people={answers.parents}
                    none="No parent is linked to this student."
                    onEnd={setEnding}
                  />
                  <div className="mt-3 flex flex-col gap-3">
                    <ParentChoice
                      label="Further parent"
                      value={chosen.linkParent}
                      onChange={choose("linkParent")}
                      without={answers.parents.map(({ id }) => id)}
                    />
                    {linkButton("linkParent")}
                  </div>
                </>
              )}
            </Loaded>
          </section>
          <DialogFailure title={failure?.title} text={failure?.text ?? null} />
        </div>
      </Dialog>
      {ending === null ? null : (
        <AlertDialog
          open
          onOpenChange={() => setEnding(null)}
          title={
            <>
              Unlink <bdi>{ending.name}</bdi>
            </>
          }
          description={consequenceOf(ending, student.name)}
          cancelLabel="Keep Link"
          confirmLabel="Unlink"
          busy={changeLink.isPending}
          onConfirm={() => void change(ending.kind, ending.otherId)}
        />
      )}
    </>
  );
};

interface LinksProps {
  kind: Ending["kind"];
  people: readonly { id: string; name: string }[];
  none: string;
  onEnd: (ending: Ending) => void;
}

const Links = ({ kind, people, none, onEnd }: LinksProps) =>
  people.length === 0 ? (
    <p className="text-fg-muted text-small">{none}</p>
  ) : (
    <ul className="divide-y divide-line">
      {people.map(({ id, name }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-2">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Unlink ${name}`}
            onClick={() => onEnd({ kind, otherId: id, name, isLast: people.length === 1 })}
          >
            Unlink
          </Button>
        </li>
      ))}
    </ul>
  );
