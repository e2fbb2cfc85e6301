import { Check, Circle } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { authMessages } from "@/features/accounts/messages";
import { useCore } from "@/lib/core";

/** One of core's rules for a password, met or not. */
export interface PasswordRequirement {
  code: string;
  text: string;
  met: boolean;
}

interface PasswordRequirementsProps {
  requirements: readonly PasswordRequirement[];
}

/** The rules of a new password, ticked while it is typed. */
export const PasswordRequirements = ({ requirements }: PasswordRequirementsProps) => {
  const { specialSigns } = useCore().constants().lists;
  return (
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
              <span className="sr-only">{met ? "Met: " : "Not met yet: "}</span>
              {text}
              {code === "no_special" ? <span className="block break-all font-mono">{specialSigns}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** What is wrong with a new password, over that list: of an empty box not the whole list once more. */
export const newPasswordError = (typed: string, error: string | undefined): string | undefined =>
  typed === "" && error !== undefined ? authMessages.newPasswordMissing : error;
