import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Fact } from "@/components/data/fact";
import { Loaded } from "@/components/data/loaded";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useInviteStudent } from "@/features/students/api/edit-student";
import type { StudentProfile } from "@/features/students/api/students";
import { studentProfileQuery } from "@/features/students/api/students";
import { InviteAgain } from "@/features/students/components/invite-again";
import { ProfileExams } from "@/features/students/components/profile-exams";
import { ProfileLessons } from "@/features/students/components/profile-lessons";
import type { ProfileNextProps } from "@/features/students/components/profile-next";
import { ProfileNext } from "@/features/students/components/profile-next";
import { ProfileParents } from "@/features/students/components/profile-parents";
import { ProfilePart } from "@/features/students/components/profile-part";
import { studentMessages } from "@/features/students/messages";
import { profileFailureText } from "@/features/students/profile-failure";
import { useCore } from "@/lib/core";

export interface StudentProfileDialogProps {
  id: string;
  /** The student's name, where a list has it already. */
  name?: string | undefined;
  /** The student's next lesson, and what opens it and schedules another. */
  next: ProfileNextProps;
  /** The student's pieces. */
  repertoire: ReactNode;
  /** Opens Edit Student; missing where the reader may not. */
  onEdit?: (() => void) | undefined;
  onClose: () => void;
}

/** Student Profile: contact, next lesson, repertoire, parents, exams and at most five recent lessons (Spec §2.6). */
export const StudentProfileDialog = ({ id, name, next, repertoire, onEdit, onClose }: StudentProfileDialogProps) => {
  const core = useCore();
  const profile = useQuery(studentProfileQuery(id));
  return (
    <Dialog
      onClose={onClose}
      size="tall"
      title="Student Profile"
      description={<bdi>{profile.data?.user.name ?? name ?? " "}</bdi>}
      footer={
        <>
          {onEdit === undefined ? null : <Button onClick={onEdit}>Edit</Button>}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Loaded
        queries={{ profile }}
        text="Loading profile..."
        skeleton={<Skeleton className="h-80" />}
        failure={{ title: studentMessages.profileFailed, text: (problem) => profileFailureText(core, problem) }}
      >
        {(answers) => <Profile profile={answers.profile} next={next} repertoire={repertoire} />}
      </Loaded>
    </Dialog>
  );
};

interface ProfileProps extends Pick<StudentProfileDialogProps, "next" | "repertoire"> {
  profile: StudentProfile;
}

const Profile = ({ profile, next, repertoire }: ProfileProps) => {
  const invite = useInviteStudent();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-2">
        <Badge color="grey">{profile.isMinor ? "Minor" : "Adult"}</Badge>
        <Badge color="blue">{profile.grade}</Badge>
        {profile.instrument === "" ? null : <Badge color="grey">{profile.instrument}</Badge>}
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term="Email">{profile.user.email}</Fact>
        <Fact term="Phone Number">{profile.phoneNumber}</Fact>
        <Fact term="Emergency Contact">{profile.emergencyContact}</Fact>
        <Fact term="Address">{profile.address}</Fact>
      </dl>
      {profile.correctable && profile.user.email !== null ? (
        <div className="-mt-3 -ml-3">
          <InviteAgain id={profile.id} name={profile.user.name} invite={invite} />
        </div>
      ) : null}
      <ProfileNext {...next} />
      <ProfilePart title="Repertoire">{repertoire}</ProfilePart>
      <ProfileParents profile={profile} />
      <ProfileExams profile={profile} />
      <ProfileLessons lessons={profile.lessons} onLesson={next.onLesson} />
    </div>
  );
};
