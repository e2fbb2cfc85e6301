import type { LucideIcon } from "lucide-react";
import { CalendarClock, CircleAlert, CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Barline } from "@/components/ui/barline";
import { useCore } from "@/lib/core";

/** Who looks at a status: teachers see a missed lesson in grey, families in orange (Spec §4). */
export type Audience = "teacher" | "family";

interface LessonStatusProps {
  status: string;
  audience: Audience;
  className?: string | undefined;
}

const icons: Record<string, LucideIcon> = {
  SCHEDULED: CalendarClock,
  COMPLETED: CircleCheck,
  CANCELLED: CircleX,
  MISSED: CircleAlert,
};

/** A lesson's status in a word, with its colour and icon. */
export const StatusBadge = ({ status, audience, className }: LessonStatusProps) => {
  const { label, color } = useCore().lessonStatusBadge(status, audience);
  return (
    <Badge color={color} icon={icons[status] ?? CircleDashed} className={className}>
      {label}
    </Badge>
  );
};

/** The rule at the left of a lesson, in its status' colour. `drawing` plays it once after completion. */
export const StatusBarline = ({
  status,
  audience,
  drawing,
  className,
}: LessonStatusProps & { drawing?: boolean | undefined }) => {
  const { color } = useCore().lessonStatusBadge(status, audience);
  return <Barline status={status} color={color} drawing={drawing} className={className} />;
};
