import type { ReactNode } from "react";
import { RatingStars } from "@/features/practice/components/rating-stars";
import { practiceMessages } from "@/features/practice/messages";
import type { Assignment, LessonFeedback } from "@/features/practice/practice";
import { minutesText } from "@/lib/format/counts";

interface TeacherFeedbackViewProps {
  /** The lesson's feedback; without one a sentence stands in for it. */
  feedback: LessonFeedback | null;
  /** Beside the heading, for a teacher who writes it. */
  action?: ReactNode;
}

const Part = ({ title, text }: { title: string; text: string }) =>
  text === "" ? null : (
    <div>
      <dt className="font-semibold text-small">{title}</dt>
      <dd className="max-w-measure whitespace-pre-line break-words">{text}</dd>
    </div>
  );

/** 'Teacher Feedback' of a lesson, to read. */
export const TeacherFeedbackView = ({ feedback, action }: TeacherFeedbackViewProps) => (
  <section>
    <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
      <h3 className="font-semibold">Teacher Feedback</h3>
      {action}
    </div>
    {feedback === null ? (
      <p className="text-fg-muted">{practiceMessages.noFeedback}</p>
    ) : (
      <FeedbackBody feedback={feedback} />
    )}
  </section>
);

const FeedbackBody = ({ feedback }: { feedback: LessonFeedback }) => {
  const { teacherRating, studentMood, piecesWorkedOn, practiceAssignments } = feedback;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      {teacherRating === null && studentMood === null ? null : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {teacherRating === null ? null : <RatingStars rating={teacherRating} />}
          {studentMood === null ? null : (
            <p className="text-small">
              <span className="text-fg-muted">Mood: </span>
              {studentMood}
            </p>
          )}
        </div>
      )}
      {feedback.content === "" ? null : (
        <p className="max-w-measure whitespace-pre-line break-words">{feedback.content}</p>
      )}
      {piecesWorkedOn.length === 0 ? null : (
        <div>
          <p className="mb-1 font-semibold text-small">Pieces worked on</p>
          <ul className="flex flex-wrap gap-1.5">
            {piecesWorkedOn.map((piece) => (
              <li
                key={piece}
                className="wrap-anywhere rounded-2xl bg-grey-tint px-2.5 py-0.5 text-grey-text text-small"
              >
                {piece}
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className="flex flex-col gap-3 empty:hidden">
        <Part title="What improved" text={feedback.areasImproved} />
        <Part title="What needs work" text={feedback.areasNeedWork} />
        <Part title="Technique" text={feedback.techniqueNotes} />
        <Part title="Musicianship" text={feedback.musicianshipNotes} />
        <Part title="Goals for the next lesson" text={feedback.nextLessonGoals} />
      </dl>
      {practiceAssignments.length === 0 ? null : (
        <div>
          <p className="mb-1 font-semibold text-small">Practice assignments</p>
          <ul className="flex flex-col gap-2">
            {practiceAssignments.map((assignment) => (
              <AssignmentView key={assignmentKey(assignment)} assignment={assignment} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

const assignmentKey = ({ piece, focusAreas = [] }: Assignment) => [piece, ...focusAreas].join(" / ");

const AssignmentView = ({ assignment }: { assignment: Assignment }) => {
  const { piece, focusAreas = [], dailyMinutes = 0, specificInstructions } = assignment;
  return (
    <li className="border-line border-l-2 pl-3">
      <p>
        <span className="font-semibold">{piece}</span>
        {dailyMinutes === 0 ? null : (
          <span className="text-fg-muted text-small">, {minutesText(dailyMinutes)} a day</span>
        )}
      </p>
      {focusAreas.length === 0 ? null : <p className="text-small">{focusAreas.join(", ")}</p>}
      {specificInstructions === null ? null : <p className="text-fg-muted text-small">{specificInstructions}</p>}
    </li>
  );
};
