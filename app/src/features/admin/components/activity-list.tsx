import type { LucideIcon } from "lucide-react";
import { CalendarCheck, CircleDashed, GraduationCap, Mail, Settings, UserPlus } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { Activity } from "@/features/admin/api/overview";
import { useCore } from "@/lib/core";
import { momentText } from "@/lib/format/moments";

const icons: Readonly<Record<string, LucideIcon>> = {
  user_registration: UserPlus,
  grade_update: GraduationCap,
  communication: Mail,
  exam_scheduled: CalendarCheck,
  system_update: Settings,
};

/** What the status says of the act, so that it is not read as that of the account that the line names. */
const statusWords: Readonly<Record<string, string>> = { active: "Done", inactive: "Ended", pending: "Waiting" };

/** What was done in the school, each with the icon of its kind, its time and how it stood after it. */
export const ActivityList = ({ activities, label }: { activities: readonly Activity[]; label: string }) => {
  const core = useCore();
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {activities.map(({ id, type, description, timestamp, status }) => {
        const Icon = icons[type] ?? CircleDashed;
        const badge = core.activityBadge(status);
        return (
          <li key={id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
            <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-soft-fg">
              <Icon aria-hidden className="size-4" />
            </span>
            <div className="min-w-0 flex-1">
              <p className="break-words text-small">{description}</p>
              <p className="text-caption text-fg-muted tabular-nums">
                <time dateTime={timestamp}>{momentText(timestamp)}</time>
              </p>
            </div>
            <Badge color={badge.color}>{statusWords[status] ?? badge.label}</Badge>
          </li>
        );
      })}
    </ul>
  );
};
