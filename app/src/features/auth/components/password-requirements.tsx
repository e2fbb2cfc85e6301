import { Check, Circle } from "lucide-react";
import { cn } from "@/components/ui/cn";

interface PasswordRequirementsProps {
  /** Core's rules for this password, each met or not. */
  requirements: readonly { code: string; text: string; met: boolean }[];
}

/** The rules of a new password, ticked while it is typed. */
export const PasswordRequirements = ({ requirements }: PasswordRequirementsProps) => (
  <ul
    aria-label="Password requirements"
    className="flex flex-col gap-1.5 rounded-control bg-sunken px-3 py-3 text-small"
  >
    {requirements.map(({ code, text, met }) => {
      const Icon = met ? Check : Circle;
      return (
        <li key={code} className={cn("flex items-start gap-2", met ? "text-green-text" : "text-fg-muted")}>
          <Icon aria-hidden strokeWidth={met ? 3 : 2} className="mt-0.5 size-4 shrink-0" />
          <span>
            {text}
            <span className="sr-only">{met ? ": met" : ": not met yet"}</span>
          </span>
        </li>
      );
    })}
  </ul>
);
