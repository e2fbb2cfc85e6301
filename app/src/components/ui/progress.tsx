import { cva } from "class-variance-authority";
import { cn } from "@/components/ui/cn";

const fill = cva("h-full rounded-full", {
  variants: {
    color: { primary: "bg-primary", green: "bg-green-solid", blue: "bg-blue-solid", purple: "bg-purple-solid" },
  },
});

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  /** What is measured; the value itself stands in words beside the bar. */
  label: string;
  color?: "primary" | "green" | "blue" | "purple";
  className?: string | undefined;
}

/** A bar of 8 px for a share of 100. */
export const Progress = ({ value, label, color = "primary", className }: ProgressProps) => {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn("h-2 overflow-hidden rounded-full bg-sunken", className)}
    >
      <div className={fill({ color })} style={{ width: `${share}%` }} />
    </div>
  );
};
