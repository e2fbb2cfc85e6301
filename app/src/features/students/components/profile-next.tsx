import { CalendarPlus } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ListedLesson } from "@/features/students/components/profile-lessons";
import { LessonRow } from "@/features/students/components/profile-lessons";
import { ProfilePart } from "@/features/students/components/profile-part";
import { useApprovalProps } from "@/lib/approval";

export interface ProfileNextProps {
  /** The student's next lesson; null without one, and undefined while it is looked for. */
  next: ListedLesson | null | undefined;
  /** Why it is not known. */
  problem?: string | undefined;
  onLesson: (id: string) => void;
  onSchedule: () => void;
}

/** The next lesson in a student's profile, and the way to another one. */
export const ProfileNext = ({ next, problem, onLesson, onSchedule }: ProfileNextProps) => {
  const approval = useApprovalProps();
  return (
    <ProfilePart
      title="Next Lesson"
      actions={
        <Button {...approval} size="sm" onClick={onSchedule}>
          <CalendarPlus aria-hidden />
          Schedule Lesson
        </Button>
      }
    >
      {next ? (
        <ul aria-label="Next lesson">
          <LessonRow lesson={next} onLesson={onLesson} />
        </ul>
      ) : (
        <p className="flex min-h-14 items-center text-fg-muted text-small">
          {problem ?? (next === null ? "No lesson is scheduled." : "")}
        </p>
      )}
    </ProfilePart>
  );
};
