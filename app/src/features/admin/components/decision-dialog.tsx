import type { UseQueryResult } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { useProofFirst } from "@/components/data/use-proof-first";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Notice } from "@/components/ui/notice";
import type { ListedUser } from "@/features/admin/api/approvals";
import type { Decision } from "@/features/admin/api/decide";
import { teachingQuery, useDecide } from "@/features/admin/api/decide";
import { decisionFailure } from "@/features/admin/decision-failure";
import { decisionTexts, teachingText } from "@/features/admin/decision-texts";
import { adminMessages } from "@/features/admin/messages";
import type { Schemas } from "@/lib/api";
import { showToast } from "@/lib/toasts";

/** Whose students and lessons a suspension leaves without a teacher. */
const mayTeach: readonly string[] = ["TEACHER", "ADMINISTRATOR"];

interface DecisionDialogProps {
  user: ListedUser;
  decision: Decision;
  onClose: () => void;
}

/** Tells what a decision about an account leads to, and carries it out. Mounted while open. */
export const DecisionDialog = ({ user, decision, onClose }: DecisionDialogProps) => {
  const decide = useDecide();
  const { withProof, proof } = useProofFirst();
  const [failure, setFailure] = useState<ReturnType<typeof decisionFailure> | null>(null);
  const { label, title, keep, consequence, done, isDanger } = decisionTexts[decision];
  const [before, after] = title;
  const asksForTeaching = decision === "suspend" && mayTeach.includes(user.role);
  const teaching = useQuery({ ...teachingQuery(user.id), enabled: asksForTeaching });
  const confirm = async () => {
    setFailure(null);
    try {
      const description = await withProof(() => decide.mutateAsync({ id: user.id, decision }));
      showToast({ tone: "success", title: done, description });
      onClose();
    } catch (problem) {
      setFailure(decisionFailure(problem));
    }
  };
  if (proof !== null) return proof;
  return (
    <AlertDialog
      onClose={onClose}
      title={
        <>
          {before} <bdi>{user.name}</bdi> {after}
        </>
      }
      description={consequence(user.name)}
      cancelLabel={keep}
      confirmLabel={label}
      confirmVariant={isDanger ? "danger" : "primary"}
      busy={decide.isPending}
      isReady={!(asksForTeaching && teaching.isPending)}
      onConfirm={() => void confirm()}
    >
      {asksForTeaching ? <Teaching name={user.name} teaching={teaching} /> : null}
      <div className="mt-4 empty:hidden">
        <DialogFailure title={failure?.title} text={failure?.text ?? null} />
      </div>
    </AlertDialog>
  );
};

interface TeachingProps {
  name: string;
  teaching: UseQueryResult<Schemas["TeachingBody"]>;
}

/** Students and coming lessons, told before a teacher is suspended; a figure that cannot be had holds nobody up. */
const Teaching = ({ name, teaching: { data, isError } }: TeachingProps) => (
  <div role="status" className="mt-4">
    {data === undefined && !isError ? <p className="text-small">{adminMessages.teachingLoading}</p> : null}
    {isError ? <Notice tone="warning">{adminMessages.teachingFailed}</Notice> : null}
    {data === undefined ? null : (
      <Notice tone="warning">{teachingText(name, data.students, data.upcomingLessons)}</Notice>
    )}
  </div>
);
