import { CircleCheck, Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { StudentProfile } from "@/features/students/api/students";
import { ProfilePart } from "@/features/students/components/profile-part";
import { studentMessages } from "@/features/students/messages";

/** The parents in a student's profile: who has been asked, and who has said yes. */
export const ProfileParents = ({ profile }: { profile: StudentProfile }) => {
  if (profile.parents.length === 0 && !profile.isMinor) return null;
  return (
    <ProfilePart title="Parents">
      {profile.parents.length === 0 ? (
        <p className="text-fg-muted text-small">{studentMessages.noParent}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {profile.parents.map((parent) => (
            <li key={parent.id} className="wrap-anywhere">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <p className="font-semibold">
                  <bdi>{parent.name}</bdi>
                </p>
                {parent.confirmed ? (
                  <Badge color="green" icon={CircleCheck}>
                    Linked
                  </Badge>
                ) : (
                  <Badge color="yellow" icon={Clock}>
                    Asked
                  </Badge>
                )}
              </div>
              <p className="text-fg-muted text-small">
                {[parent.relationship, parent.email, parent.phoneNumber].filter(Boolean).join(", ")}
              </p>
              {parent.confirmed ? null : (
                <p className="text-fg-muted text-small">{studentMessages.parentUnconfirmed}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </ProfilePart>
  );
};
