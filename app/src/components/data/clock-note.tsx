import { useQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { useMemo } from "react";
import { cn } from "@/components/ui/cn";
import { now } from "@/lib/clock";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import { currentUserQuery } from "@/lib/current-user";
import { browserZone } from "@/lib/time/zone";

/** Nothing in a browser that does not know the school's zone. */
const noteOf = (core: Core, school: string): string | null => {
  try {
    return core.clockNote(browserZone(), school, now());
  } catch {
    return null;
  }
};

/** Whose time is shown, where the browser's zone is not the school's; else nothing. */
export const ClockNote = ({ className }: { className?: string }) => {
  const core = useCore();
  const school = useQuery(currentUserQuery).data?.schoolTimeZone;
  const note = useMemo(() => (school === undefined ? null : noteOf(core, school)), [core, school]);
  return note === null ? null : (
    <p role="note" className={cn("flex items-center gap-2 text-fg-muted text-small", className)}>
      <Clock aria-hidden className="size-4 shrink-0" />
      {note}
    </p>
  );
};
