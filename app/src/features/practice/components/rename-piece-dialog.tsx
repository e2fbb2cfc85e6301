import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { PieceName } from "@/features/practice/api/pieces";
import { useRenamePiece } from "@/features/practice/api/pieces";
import { practiceMessages } from "@/features/practice/messages";
import type { Piece } from "@/features/practice/pieces";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { successText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface RenamePieceDialogProps {
  studentId: string;
  piece: Piece;
  onClose: () => void;
}

const fields = { title: { label: "Title" }, composer: { label: "Composer" } };

/** Rename Piece: another title or composer, in every lesson that set it. */
export const RenamePieceDialog = ({ studentId, piece, onClose }: RenamePieceDialogProps) => {
  const core = useCore();
  const rename = useRenamePiece(studentId);
  const { form, submit, failure, draft, isBusy } = useDraftForm<PieceName, { message: string }>({
    defaultValues: { title: piece.title, composer: piece.composer ?? "" },
    check: ({ title, composer }) => core.checkPieceName(title, composer),
    call: (name) => rename.mutateAsync({ pieceId: piece.id, name }),
    onDone: ({ message }) => {
      showToast({ tone: "success", title: successText(message, practiceMessages.renamed) });
      onClose();
    },
    fallback: practiceMessages.renameFailed,
    failureTitle: practiceMessages.errorTitle,
    draft: { form: "rename-piece", id: piece.id, fields },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title="Rename Piece"
      description={<bdi>{piece.title}</bdi>}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Rename"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      draft={draft}
    >
      <Field label="Title" required error={errors.title?.message}>
        <Input autoComplete="off" {...form.register("title")} />
      </Field>
      <Field label="Composer" hint="Optional" error={errors.composer?.message}>
        <Input autoComplete="off" {...form.register("composer")} />
      </Field>
    </FormDialog>
  );
};
