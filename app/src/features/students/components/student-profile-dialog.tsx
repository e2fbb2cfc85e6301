import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Fact } from "@/components/data/fact";
import { Loaded } from "@/components/data/loaded";
import { StatusBadge } from "@/components/data/status-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { Student, StudentProfile } from "@/features/students/api/students";
import { studentProfile } from "@/features/students/api/students";
import { studentMessages } from "@/features/students/messages";
import { profileFailureText } from "@/features/students/profile-failure";
import { useCore } from "@/lib/core";
import { shortDate } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

interface StudentProfileDialogProps {
  student: Student;
  onClose: () => void;
}

/** Student Profile: contact, parents and at most five recent lessons (Spec §2.6). */
export const StudentProfileDialog = ({ student, onClose }: StudentProfileDialogProps) => {
  const core = useCore();
  const profile = useQuery(studentProfile(student.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Student Profile"
      description={student.name}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded
        queries={{ profile }}
        text="Loading profile..."
        skeleton={<Skeleton className="h-80" />}
        failure={{ title: studentMessages.profileFailed, text: (problem) => profileFailureText(core, problem) }}
      >
        {(answers) => <Profile profile={answers.profile} />}
      </Loaded>
    </Dialog>
  );
};

const Profile = ({ profile }: { profile: StudentProfile }) => (
  <div className="flex flex-col gap-6">
    <div className="flex flex-wrap gap-2">
      <Badge color={profile.isMinor ? "purple" : "grey"}>{profile.isMinor ? "Minor" : "Adult"}</Badge>
      <Badge color="blue">{profile.grade}</Badge>
      <Badge color="grey">{profile.instrument}</Badge>
    </div>
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact term="Email">{profile.user.email}</Fact>
      <Fact term="Phone Number">{profile.phoneNumber}</Fact>
      <Fact term="Emergency Contact">{profile.emergencyContact}</Fact>
      <Fact term="Address">{profile.address}</Fact>
    </dl>
    {profile.parents.length === 0 ? null : (
      <Part title="Parents">
        <ul className="flex flex-col gap-3">
          {profile.parents.map((parent) => (
            <li key={parent.id}>
              <p className="font-semibold">{parent.name}</p>
              <p className="text-fg-muted text-small">
                {[parent.relationship, parent.email, parent.phoneNumber].filter(Boolean).join(", ")}
              </p>
              {parent.confirmed ? null : (
                <p className="text-fg-muted text-small">{studentMessages.parentUnconfirmed}</p>
              )}
            </li>
          ))}
        </ul>
      </Part>
    )}
    <Part title="Recent Lessons">
      {profile.lessons.length === 0 ? <p className="text-fg-muted text-small">No lessons yet</p> : null}
      <ul className="divide-y divide-line">
        {profile.lessons.map((lesson) => (
          <li key={lesson.id} className="flex items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <span className="block truncate font-semibold">{lesson.title}</span>
              <span className="text-fg-muted text-small tabular-nums">
                {timeText(lesson.startTime)}, {shortDate(new Date(lesson.startTime))}
              </span>
            </span>
            <StatusBadge status={lesson.status} audience="teacher" />
          </li>
        ))}
      </ul>
    </Part>
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 font-semibold">{title}</h3>
    {children}
  </section>
);
