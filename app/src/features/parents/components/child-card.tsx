import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useId, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import type { Child } from "@/features/parents/api/children";
import { studiesOf } from "@/features/parents/api/children";
import { ChildTeachers } from "@/features/parents/components/child-teachers";

interface ChildCardProps {
  child: Child;
  /** The first card of the dashboard stands open. */
  startsOpen: boolean;
  /** Whether another child has the same name: then the teachers tell them apart, also while the card is closed. */
  hasNamesake: boolean;
  /** Tabs with the child's lessons. */
  children: ReactNode;
}

/** A child on the parent's dashboard; the heading opens and closes its tabs. */
export const ChildCard = ({ child, startsOpen, hasNamesake, children }: ChildCardProps) => {
  const [open, setOpen] = useState(startsOpen);
  const panelId = useId();
  return (
    <section className="rounded-card border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-4 rounded-card p-4 text-left sm:p-5"
        >
          <Avatar name={child.user.name} color="green" />
          <span className="min-w-0 flex-1">
            <span className="wrap-anywhere block text-h2">
              <bdi>{child.user.name}</bdi>
            </span>
            <span className="block font-normal text-fg-muted text-body">{studiesOf(child)}</span>
            <ChildTeachers childId={child.id} isAsked={open || hasNamesake} />
          </span>
          <ChevronRight aria-hidden className={cn("size-5 text-fg-muted transition-transform", open && "rotate-90")} />
        </button>
      </h2>
      <div id={panelId} hidden={!open} className="px-4 pb-4 sm:px-5 sm:pb-5">
        {children}
      </div>
    </section>
  );
};
