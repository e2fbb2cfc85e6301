import { CalendarClock, CircleAlert, CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Barline } from "@/components/ui/barline";
import { Examples, Showcase } from "@/features/developer/components/showcase";

const statuses = [
  { status: "SCHEDULED", label: "Scheduled", color: "blue", icon: CalendarClock },
  { status: "COMPLETED", label: "Completed", color: "green", icon: CircleCheck },
  { status: "CANCELLED", label: "Cancelled", color: "red", icon: CircleX },
  { status: "MISSED", label: "Missed", color: "orange", icon: CircleAlert },
  { status: "", label: "Other", color: "grey", icon: CircleDashed },
] as const;

const roles = [
  { label: "Admin", color: "red" },
  { label: "Teacher", color: "blue" },
  { label: "Student", color: "green" },
  { label: "Parent", color: "purple" },
] as const;

const activity = [
  { label: "Active", color: "green" },
  { label: "Inactive", color: "red" },
  { label: "Pending", color: "yellow" },
] as const;

/** Statuses as badge and barline, roles, activity. */
export const Badges = () => (
  <Showcase title="Badges" description="The word always comes with the colour, and a lesson's barline with its status.">
    <div className="flex flex-col gap-6">
      <Examples label="Lessons">
        {statuses.map(({ status, label, color, icon }) => (
          <span key={label} className="mr-3 inline-flex h-8 items-center gap-2.5">
            <Barline status={status} color={color} />
            <Badge color={color} icon={icon}>
              {label}
            </Badge>
          </span>
        ))}
      </Examples>
      <Examples label="Roles">
        {roles.map(({ label, color }) => (
          <Badge key={label} color={color}>
            {label}
          </Badge>
        ))}
      </Examples>
      <Examples label="Accounts">
        {activity.map(({ label, color }) => (
          <Badge key={label} color={color}>
            {label}
          </Badge>
        ))}
      </Examples>
    </div>
  </Showcase>
);
