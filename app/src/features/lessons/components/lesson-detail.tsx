import type { ReactNode } from "react";
import { LessonWhen } from "@/components/data/lesson-when";
import type { Audience } from "@/components/data/status-badge";
import { StatusBadge, StatusBarline } from "@/components/data/status-badge";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import type { Lesson } from "@/lib/lesson";

interface LessonDetailProps {
  lesson: Lesson;
  audience: Audience;
  /** Who is on the other side of the lesson, as the audience names it. */
  person: { label: "Student" | "Teacher"; name: string; contact?: ReactNode };
  /** Plays the barline once, right after completion. */
  justCompleted?: boolean;
  /** What is to be known before the lesson. */
  before?: ReactNode;
  /** What the teacher and administrators alone may read, where it is shown to one of them. */
  privateNote?: string | null;
  /** The practice plan, if there is one. */
  plan?: ReactNode;
  /** Whether the plan comes before all else. */
  planFirst?: boolean;
  /** The teacher's feedback, or what stands in for it. */
  feedback?: ReactNode;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1.5 font-semibold">{title}</h3>
    {children}
  </section>
);

/** A lesson to read: when, with whom, status; description, notes, practice plan, feedback. */
export const LessonDetail = ({
  lesson,
  audience,
  person,
  justCompleted = false,
  before,
  privateNote = null,
  plan,
  planFirst = false,
  feedback,
}: LessonDetailProps) => {
  const notes = useCore().shownNotes(lesson.teacherNotes ?? null, lesson.notes ?? null);
  return (
    <div className="flex flex-col gap-6">
      {planFirst ? plan : null}
      <div className="flex gap-4">
        <StatusBarline status={lesson.status} audience={audience} drawing={justCompleted} />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <LessonWhen startTime={lesson.startTime} endTime={lesson.endTime} look="long" className="font-semibold" />
            <p className="text-small">
              <span className="text-fg-muted">{person.label}: </span>
              <bdi>{person.name}</bdi>
            </p>
            {person.contact}
            <p className="text-small">
              <span className="text-fg-muted">Duration: </span>
              {minutesText(lesson.duration)}
            </p>
          </div>
          <StatusBadge status={lesson.status} audience={audience} />
        </div>
      </div>
      {!lesson.description ? null : (
        <Section title="Description">
          <p className="max-w-measure whitespace-pre-line break-words">{lesson.description}</p>
        </Section>
      )}
      {before}
      <Section title="Teacher Notes">
        {notes === null || notes === undefined ? (
          <p className="text-fg-muted">No notes yet.</p>
        ) : (
          <p className="max-w-measure whitespace-pre-line break-words">{notes}</p>
        )}
      </Section>
      {privateNote === null || privateNote === "" ? null : (
        <Section title="Private Note">
          <p className="mb-1 text-fg-muted text-small">Only you and administrators can read this.</p>
          <p className="max-w-measure whitespace-pre-line break-words">{privateNote}</p>
        </Section>
      )}
      {planFirst ? null : plan}
      {feedback}
    </div>
  );
};
