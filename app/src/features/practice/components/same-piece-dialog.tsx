import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useSamePiece } from "@/features/practice/api/pieces";
import { practiceMessages } from "@/features/practice/messages";
import type { Piece } from "@/features/practice/pieces";
import { useCallForm } from "@/lib/call-form";
import { successText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface SamePieceDialogProps {
  studentId: string;
  piece: Piece;
  /** All pieces of the student. */
  pieces: readonly Piece[];
  onClose: () => void;
}

const nameOf = ({ title, composer }: Piece) => [title, composer].filter(Boolean).join(", ");

/** Same Piece As…: makes two pieces one, under the name of the chosen one. */
export const SamePieceDialog = ({ studentId, piece, pieces, onClose }: SamePieceDialogProps) => {
  const same = useSamePiece(studentId);
  const others = pieces.filter(({ id }) => id !== piece.id);
  const { form, submit, failure, isBusy } = useCallForm<{ pieceId: string }, { message: string }>({
    defaultValues: { pieceId: "" },
    check: ({ pieceId }) =>
      pieceId === "" ? [{ field: "pieceId", code: "required", message: "Please choose a piece" }] : [],
    call: ({ pieceId }) => same.mutateAsync({ pieceId: piece.id, other: pieceId }),
    onDone: ({ message }) => {
      showToast({
        tone: "success",
        title: successText(message, practiceMessages.merged),
        note: practiceMessages.mergedNext,
      });
      onClose();
    },
    fallback: practiceMessages.mergeFailed,
    failureTitle: practiceMessages.errorTitle,
  });
  return (
    <FormDialog
      title="Same Piece As…"
      description={<bdi>{nameOf(piece)}</bdi>}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Merge"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      draft={null}
    >
      <Field
        label="Piece"
        required
        hint="Both become one piece under the name chosen here and keep all their lessons. You can undo this for ten minutes."
        error={form.formState.errors.pieceId?.message}
      >
        <Select
          options={[
            { value: "", label: "Choose a piece" },
            ...others.map((other) => ({ value: other.id, label: nameOf(other) })),
          ]}
          {...form.register("pieceId")}
        />
      </Field>
    </FormDialog>
  );
};
