import { Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { RatingInput } from "@/features/practice/components/rating-input";
import type { AssignmentDraft, FeedbackDraft } from "@/features/practice/feedback-draft";
import { emptyAssignment } from "@/features/practice/feedback-draft";

interface FeedbackFieldsProps {
  value: FeedbackDraft;
  onChange: (draft: FeedbackDraft) => void;
}

const texts = [
  ["content", "Summary", ""],
  ["piecesWorkedOn", "Pieces Worked On", "One piece per line"],
  ["areasImproved", "What Improved", ""],
  ["areasNeedWork", "What Needs Work", ""],
  ["techniqueNotes", "Technique", ""],
  ["musicianshipNotes", "Musicianship", ""],
  ["nextLessonGoals", "Goals for the Next Lesson", ""],
] as const;

/** Every field of a teacher's feedback; all of them are optional. */
export const FeedbackFields = ({ value, onChange }: FeedbackFieldsProps) => {
  const setAssignment = (index: number, assignment: AssignmentDraft | null) =>
    onChange({
      ...value,
      practiceAssignments: value.practiceAssignments.flatMap((old, at) => (at === index ? (assignment ?? []) : old)),
    });
  return (
    <div className="flex flex-col gap-4">
      <RatingInput value={value.teacherRating} onChange={(teacherRating) => onChange({ ...value, teacherRating })} />
      {texts.map(([name, label, hint]) => (
        <Field key={name} label={label} {...(hint === "" ? {} : { hint })}>
          <Textarea
            rows={2}
            className="min-h-16"
            value={value[name]}
            onChange={(event) => onChange({ ...value, [name]: event.target.value })}
          />
        </Field>
      ))}
      <Field label="Mood" hint="In a word">
        <Input
          value={value.studentMood}
          onChange={(event) => onChange({ ...value, studentMood: event.target.value })}
        />
      </Field>
      {value.practiceAssignments.map((assignment, index) => (
        <AssignmentFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an assignment has no identity but its place.
          key={index}
          number={index + 1}
          value={assignment}
          onChange={(changed) => setAssignment(index, changed)}
          onRemove={() => setAssignment(index, null)}
        />
      ))}
      <Button
        size="sm"
        className="self-start"
        onClick={() => onChange({ ...value, practiceAssignments: [...value.practiceAssignments, emptyAssignment] })}
      >
        <Plus aria-hidden />
        Add Assignment
      </Button>
    </div>
  );
};

interface AssignmentFieldsProps {
  number: number;
  value: AssignmentDraft;
  onChange: (assignment: AssignmentDraft) => void;
  onRemove: () => void;
}

const AssignmentFields = ({ number, value, onChange, onRemove }: AssignmentFieldsProps) => (
  <fieldset className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
    <legend className="sr-only">Assignment {number}</legend>
    <Field label="Piece">
      <Input value={value.piece} onChange={(event) => onChange({ ...value, piece: event.target.value })} />
    </Field>
    <Field label="Minutes a Day">
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        value={value.dailyMinutes}
        onChange={(event) => onChange({ ...value, dailyMinutes: event.target.value })}
        className="tabular-nums"
      />
    </Field>
    <Field label="Focus" hint="Divide by commas" className="sm:col-span-2">
      <Input value={value.focusAreas} onChange={(event) => onChange({ ...value, focusAreas: event.target.value })} />
    </Field>
    <Field label="Instructions" className="sm:col-span-2">
      <Input
        value={value.specificInstructions}
        onChange={(event) => onChange({ ...value, specificInstructions: event.target.value })}
      />
    </Field>
    <Button variant="ghost" size="sm" className="justify-self-start sm:col-span-2" onClick={onRemove}>
      <Trash2 aria-hidden />
      Remove Assignment {number}
    </Button>
  </fieldset>
);
