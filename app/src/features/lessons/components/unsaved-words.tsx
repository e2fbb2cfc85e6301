import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { NoteForm } from "@/features/lessons/note";
import { contentWithWords, noteDraft, unsavedWords } from "@/features/lessons/note";
import { useCore } from "@/lib/core";

/** Says that pieces and homework are saved at the end of the lesson's content, and puts them there before that. */
export const UnsavedWords = () => {
  const core = useCore();
  const form = useFormContext<NoteForm>();
  const typed = form.watch();
  const { pieces, homework } = unsavedWords(noteDraft(core, typed));
  const both = homework === "" ? "Pieces are" : "Pieces and homework are";
  const words = pieces.length === 0 ? "Homework is" : both;
  const weave = () => {
    const draft = noteDraft(core, form.getValues());
    form.setValue("piecesWorkedOn", draft.piecesWorkedOn);
    form.setValue("newPiece", "");
    form.setValue("content", contentWithWords(draft), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    form.setFocus("content");
  };
  return (
    <div role="status" className="empty:hidden">
      {pieces.length === 0 && homework === "" ? null : (
        <Notice tone="info">
          <p>{`${words} saved at the end of Lesson Content.`}</p>
          <Button size="sm" className="mt-2 pointer-coarse:h-10" onClick={weave}>
            Add to Content
          </Button>
        </Notice>
      )}
    </div>
  );
};
