import { Check, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { NoteForm } from "@/features/lessons/note";
import { useCore } from "@/lib/core";

/**
 * The pieces of a lesson: the common ones to choose from, others typed. All stand in one row of buttons, so that
 * nothing moves under the pointer; a chosen one is pressed, and pressing it again removes it (Spec §5).
 */
export const PiecesField = () => {
  const core = useCore();
  const form = useFormContext<NoteForm>();
  const { errors, isSubmitted } = form.formState;
  const box = useRef<HTMLInputElement>(null);
  const [chosen, typed] = form.watch(["piecesWorkedOn", "newPiece"]);
  const { commonPieces } = core.constants().lists;
  const own = chosen.filter((piece) => !commonPieces.includes(piece));

  const choose = (pieces: string[]) =>
    form.setValue("piecesWorkedOn", pieces, { shouldDirty: true, shouldValidate: isSubmitted });
  const toggle = (piece: string) => {
    const isChosen = chosen.includes(piece);
    choose(isChosen ? chosen.filter((other) => other !== piece) : core.withPiece(chosen, piece));
    // A piece of one's own goes with its button.
    if (isChosen && !commonPieces.includes(piece)) box.current?.focus();
  };
  const add = () => {
    choose(core.withPiece(chosen, typed));
    form.setValue("newPiece", "");
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter adds the piece, and never sends the form from here.
    event.preventDefault();
    if (typed.trim() !== "") add();
  };
  const { ref, ...newPiece } = form.register("newPiece");

  return (
    <Field
      label="Pieces Worked On"
      required
      hint="Choose from the list, or type another piece and press Enter."
      error={errors.piecesWorkedOn?.message}
    >
      <div className="flex gap-2">
        <Input
          {...newPiece}
          ref={(input) => {
            ref(input);
            box.current = input;
          }}
          autoComplete="off"
          enterKeyHint="done"
          className="flex-1"
          onKeyDown={onKeyDown}
        />
        <Button disabled={typed.trim() === ""} onClick={add}>
          <Plus aria-hidden />
          Add Piece
        </Button>
      </div>
      <ul aria-label="Pieces" className="mt-1 flex flex-wrap gap-2">
        {[...commonPieces, ...own].map((piece) => (
          <li key={piece} className="min-w-0 max-w-full">
            <PieceButton piece={piece} isChosen={chosen.includes(piece)} onPress={() => toggle(piece)} />
          </li>
        ))}
      </ul>
    </Field>
  );
};

interface PieceButtonProps {
  piece: string;
  isChosen: boolean;
  onPress: () => void;
}

const PieceButton = ({ piece, isChosen, onPress }: PieceButtonProps) => {
  const Icon = isChosen ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cn(
        "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 py-1 text-left text-small transition-colors pointer-coarse:min-h-11",
        "disabled:pointer-events-none disabled:bg-sunken disabled:text-fg-muted",
        isChosen
          ? "border-primary bg-primary-soft text-primary-soft-fg"
          : "border-line-strong bg-surface hover:border-primary hover:bg-primary-soft hover:text-primary-soft-fg",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">{piece}</span>
    </button>
  );
};
