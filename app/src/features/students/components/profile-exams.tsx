import { CalendarClock } from "lucide-react";
import { useRef, useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { Button } from "@/components/ui/button";
import { useUnplanExam } from "@/features/students/api/exams";
import type { StudentProfile } from "@/features/students/api/students";
import { PlanExamDialog } from "@/features/students/components/plan-exam-dialog";
import { ProfilePart } from "@/features/students/components/profile-part";
import { RecordExamDialog } from "@/features/students/components/record-exam-dialog";
import { studentMessages } from "@/features/students/messages";
import { useApprovalProps } from "@/lib/approval";
import { today } from "@/lib/clock";
import { countText, numberText } from "@/lib/format/counts";
import { dateOf, shortDate } from "@/lib/format/dates";
import { failureText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

/** A civil date in words. */
const dayText = (date: string) => {
  const day = dateOf(date);
  return day === undefined ? date : shortDate(day);
};

/** The exam that is planned, and those that were taken, in a student's profile; both are written here. */
export const ProfileExams = ({ profile }: { profile: StudentProfile }) => {
  const approval = useApprovalProps();
  const [open, setOpen] = useState<"plan" | "record" | null>(null);
  const { exams, academicSummary } = profile;
  const { totalExamsCompleted: total, overallAveragePercentage: average } = academicSummary;
  return (
    <>
      <ProfilePart
        title="Exams"
        actions={
          <Button {...approval} size="sm" onClick={() => setOpen("record")}>
            Record Result
          </Button>
        }
      >
        <Planned profile={profile} onPlan={() => setOpen("plan")} />
        {total === 0 ? <p className="mt-3 text-fg-muted text-small">No exam results yet</p> : null}
        {total === 0 || average === null ? null : (
          <p className="mt-4 text-fg-muted text-small">
            {`${countText(total, "exam")} taken, ${Math.round(average)}% on average`}
          </p>
        )}
        <ul aria-label="Exam results" className="mt-1 divide-y divide-line empty:hidden">
          {exams.map((exam) => (
            <li key={exam.id} className="flex items-center justify-between gap-4 py-2.5">
              <span className="wrap-anywhere min-w-0">
                <span className="block font-semibold">
                  {exam.grade}, <bdi>{exam.board}</bdi>
                </span>
                <span className="text-fg-muted text-small tabular-nums">{dayText(exam.date)}</span>
              </span>
              <span className="font-semibold tabular-nums">{exam.percentage}%</span>
            </li>
          ))}
        </ul>
        {total > exams.length ? (
          <p className="mt-2 text-fg-muted text-small">
            {`The latest ${numberText(exams.length)} of ${numberText(total)} are shown here.`}
          </p>
        ) : null}
      </ProfilePart>
      {open === "record" ? <RecordExamDialog student={profile} onClose={() => setOpen(null)} /> : null}
      {open === "plan" ? <PlanExamDialog student={profile} onClose={() => setOpen(null)} /> : null}
    </>
  );
};

interface PlannedProps {
  profile: StudentProfile;
  onPlan: () => void;
}

const Planned = ({ profile: { id, examPlanned: planned }, onPlan }: PlannedProps) => {
  const approval = useApprovalProps();
  const unplan = useUnplanExam(id);
  const [failure, setFailure] = useState<string | null>(null);
  const planButton = useRef<HTMLButtonElement>(null);
  const remove = async () => {
    setFailure(null);
    try {
      const message = await unplan.mutateAsync();
      showToast({ tone: "success", title: studentMessages.unplannedTitle, description: message });
      // The button that was pressed is gone with the exam.
      planButton.current?.focus();
    } catch (problem) {
      setFailure(failureText(problem, studentMessages.unplanFailed));
    }
  };
  return (
    <div className="rounded-control bg-sunken px-3 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-start gap-2.5">
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-muted" />
          {planned ? (
            <div className="wrap-anywhere min-w-0">
              <p className="font-semibold">
                Planned for <time dateTime={planned.date}>{dayText(planned.date)}</time>
              </p>
              <p className="text-fg-muted text-small">
                <bdi>
                  {[planned.grade, planned.board].filter(Boolean).join(", ") || "Grade and board not decided yet"}
                </bdi>
              </p>
              {planned.date < today() ? <p className="text-small">{studentMessages.planPast}</p> : null}
            </div>
          ) : (
            <p className="text-small">No exam is planned.</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button {...approval} ref={planButton} size="sm" onClick={onPlan}>
            {planned ? "Change" : "Plan Exam"}
            {planned ? <span className="sr-only"> planned exam</span> : null}
          </Button>
          {planned ? (
            <Button {...approval} size="sm" busy={unplan.isPending} onClick={() => void remove()}>
              Remove<span className="sr-only"> planned exam</span>
            </Button>
          ) : null}
        </div>
      </div>
      <div className="mt-3 empty:hidden">
        <DialogFailure title={studentMessages.errorTitle} text={failure} />
      </div>
    </div>
  );
};
