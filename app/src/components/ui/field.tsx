import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { createContext, useContext, useId, useMemo } from "react";
import { cn } from "@/components/ui/cn";

/** What a field tells the control inside it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to its field; empty outside a field. */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};

interface FieldProps {
  label: ReactNode;
  /** Marks the label with an asterisk and the control as required. */
  required?: boolean;
  hint?: ReactNode;
  /** Text of the broken rule; shown in red with an icon. */
  error?: ReactNode;
  /** Stands at the right of the hint, for a character count for instance. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, control, hint and error of one input, tied together for assistive technology. */
export const Field = ({ label, required = false, hint, error, aside, className, children }: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = error !== undefined;
  const described = [hint === undefined ? null : hintId, invalid ? errorId : null].filter(Boolean).join(" ");
  const control = useMemo<FieldControl>(
    () => ({
      id,
      "aria-describedby": described === "" ? undefined : described,
      "aria-invalid": invalid || undefined,
      "aria-required": required || undefined,
    }),
    [id, described, invalid, required],
  );
  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <label id={`${id}-label`} htmlFor={id} className={cn("font-semibold text-small", required && "required-mark")}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint === undefined && aside === undefined ? null : (
        <div className="flex justify-between gap-4 text-fg-muted text-small">
          <span id={hintId}>{hint}</span>
          {aside === undefined ? null : <span className="shrink-0 tabular-nums">{aside}</span>}
        </div>
      )}
      {invalid ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
};

/** The red line under a control or a group of controls. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex gap-1.5 font-medium text-red-text text-small">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
);
