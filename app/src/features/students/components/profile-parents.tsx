import { CircleCheck, Clock, Pencil } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useInviteParent } from "@/features/students/api/edit-student";
import type { StudentProfile } from "@/features/students/api/students";
import { EditParentDialog } from "@/features/students/components/edit-parent-dialog";
import { InviteAgain } from "@/features/students/components/invite-again";
import { ProfilePart } from "@/features/students/components/profile-part";
import { studentMessages } from "@/features/students/messages";

type Parent = StudentProfile["parents"][number];

/** The parents in a student's profile: who has been asked, and who has said yes. What was entered can be put right until then. */
export const ProfileParents = ({ profile }: { profile: StudentProfile }) => {
  const [edited, setEdited] = useState<Parent | null>(null);
  const invite = useInviteParent();
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
                <>
                  <p className="text-fg-muted text-small">{studentMessages.parentUnconfirmed}</p>
                  {parent.email === null ? null : (
                    <div className="-ml-3 flex flex-wrap gap-1">
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`Edit ${parent.name}`}
                        onClick={() => setEdited(parent)}
                      >
                        <Pencil aria-hidden />
                        Edit
                      </Button>
                      <InviteAgain id={parent.id} name={parent.name} invite={invite} />
                    </div>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === null ? null : <EditParentDialog parent={edited} onClose={() => setEdited(null)} />}
    </ProfilePart>
  );
};
