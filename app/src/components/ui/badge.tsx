import { cva } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** Colours of the design guide that stand for a status or a role. */
export type Tint = "blue" | "green" | "red" | "orange" | "purple" | "yellow" | "grey";

const styles = cva(
  "inline-flex h-6 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 font-semibold text-caption [&_svg]:size-3.5",
  {
    variants: {
      color: {
        blue: "bg-blue-tint text-blue-text",
        green: "bg-green-tint text-green-text",
        red: "bg-red-tint text-red-text",
        orange: "bg-orange-tint text-orange-text",
        purple: "bg-purple-tint text-purple-text",
        yellow: "bg-yellow-tint text-yellow-text",
        grey: "bg-grey-tint text-grey-text",
      },
    },
  },
);

interface BadgeProps {
  color: Tint;
  icon?: LucideIcon;
  className?: string | undefined;
  children: ReactNode;
}

/** A pill that names a status or a role: the word always comes with the colour. */
export const Badge = ({ color, icon: Icon, className, children }: BadgeProps) => (
  <span className={cn(styles({ color }), className)}>
    {Icon === undefined ? null : <Icon aria-hidden />}
    {children}
  </span>
);
