import type { LucideIcon } from "lucide-react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

const looks: Record<NoticeTone, { icon: LucideIcon; className: string }> = {
  info: { icon: Info, className: "bg-primary-soft text-primary-soft-fg" },
  success: { icon: CircleCheck, className: "bg-green-tint text-green-text" },
  warning: { icon: TriangleAlert, className: "bg-yellow-tint text-yellow-text" },
  error: { icon: CircleAlert, className: "bg-red-tint text-red-text" },
};

/** What a notice is about: a remark, something that is done, something to look at, or something that failed. */
export type NoticeTone = "info" | "success" | "warning" | "error";

interface NoticeProps {
  tone: NoticeTone;
  /** `alert` interrupts a screen reader, `status` waits; without one the notice is part of the text. */
  role?: "alert" | "status";
  /** Another icon than the tone's own. */
  icon?: LucideIcon;
  /** A button at the right, such as Reload. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A tinted box with an icon and a sentence. It never blocks. */
export const Notice = ({ tone, role, icon, action, className, children }: NoticeProps) => {
  const { icon: own, className: look } = looks[tone];
  const Icon = icon ?? own;
  return (
    <div role={role} className={cn("flex items-start gap-2.5 rounded-control px-3 py-2.5 text-small", look, className)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 font-medium">{children}</div>
      {action}
    </div>
  );
};
