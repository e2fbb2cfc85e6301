import type { LessonNoteDraft, LessonStudent } from "@/features/lessons/lesson";
import { dateText, studentText } from "@/features/lessons/lesson-subject";
import type { Core } from "@/lib/core";
import type { DraftSubject } from "@/lib/drafts/use-draft";

/** What is typed in the lesson-note form. */
export interface NoteForm extends Omit<LessonNoteDraft, "attachments"> {
  homeworkAssigned: string;
  /** A piece that is typed and not added yet. */
  newPiece: string;
}

/** A student of the roster, whose instrument the form takes. */
export interface NoteStudent extends LessonStudent {
  instrument: string;
}

export const emptyNote = (core: Core): NoteForm => ({
  studentId: "",
  instrument: "",
  title: "",
  content: "",
  date: "",
  durationMinutes: core.constants().defaults.noteDuration,
  piecesWorkedOn: [],
  homeworkAssigned: "",
  newPiece: "",
});

/** The draft as core knows it: a piece that is typed counts, also when nobody has pressed Add Piece. */
export const noteDraft = (core: Core, { newPiece, ...note }: NoteForm): LessonNoteDraft => ({
  ...note,
  piecesWorkedOn: core.withPiece(note.piecesWorkedOn, newPiece),
});

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

type Words = Pick<LessonNoteDraft, "content" | "piecesWorkedOn"> & { homeworkAssigned?: string | null };

/** What is typed beside the content and does not stand in it. */
export const unsavedWords = ({ content, piecesWorkedOn, homeworkAssigned }: Words) => {
  const said = plain(content);
  const isMissing = (text: string) => plain(text) !== "" && !said.includes(plain(text));
  return {
    pieces: piecesWorkedOn.filter(isMissing),
    homework: isMissing(homeworkAssigned ?? "") ? (homeworkAssigned ?? "").trim() : "",
  };
};

/** The content with what is missing in it, each on a line of its own. */
export const contentWithWords = (words: Words): string => {
  const { pieces, homework } = unsavedWords(words);
  const lines = [
    ...(pieces.length === 0 ? [] : [`Pieces: ${pieces.join(", ")}`]),
    ...(homework === "" ? [] : [`Homework: ${homework}`]),
  ];
  const content = words.content.trimEnd();
  return [...(content === "" ? [] : [content]), ...lines].join("\n");
};

/** The note as it is saved: pieces and homework have no place of their own in a lesson and go to the end of its content. */
export const withWords = (note: LessonNoteDraft): LessonNoteDraft => ({ ...note, content: contentWithWords(note) });

/** Instruments that the form offers: a student's specified ones, and the chosen one where it is another. */
export const noteInstruments = (core: Core, chosen: string): string[] => {
  const specified = core.constants().lists.studentInstruments;
  return chosen === "" || specified.includes(chosen) ? specified : [...specified, chosen];
};

/** What the form's draft is of, and its fields in words. */
export const noteSubject = (core: Core, students: readonly LessonStudent[]): DraftSubject => ({
  form: "lesson-note",
  fields: {
    studentId: { label: "Student", text: studentText(students) },
    content: { label: "Lesson Content" },
    date: { label: "Date", text: dateText },
    durationMinutes: {
      label: "Duration",
      text: (value) => (typeof value === "number" ? core.durationLabel(value) : ""),
    },
    piecesWorkedOn: {
      label: "Pieces Worked On",
      text: (value) => (Array.isArray(value) ? value.join(", ") : ""),
    },
    homeworkAssigned: { label: "Homework" },
    newPiece: { label: "Another Piece" },
  },
});
