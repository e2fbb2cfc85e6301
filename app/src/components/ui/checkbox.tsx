import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  /** Text of the broken rule; shown in red under the label. */
  error?: string | undefined;
}

/** A checkbox with its label at the right. */
export const Checkbox = ({ label, hint, error, className, ...rest }: CheckboxProps) => {
  const errorId = useId();
  const labelId = useId();
  const hintId = useId();
  const told = [hint === undefined ? null : hintId, error === undefined ? null : errorId].filter(Boolean).join(" ");
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <label className="flex min-h-6 items-start gap-2.5 text-body">
        <input
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-labelledby={labelId}
          aria-describedby={told || undefined}
          {...rest}
          className={cn(
            "peer mt-0.5 size-5 shrink-0 appearance-none rounded-inner border border-line-strong bg-surface transition-colors",
            "checked:border-primary checked:bg-primary hover:border-primary disabled:bg-sunken aria-invalid:border-red-solid",
          )}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none -ml-[30px] mt-1 mr-1 size-4 shrink-0 text-primary-fg opacity-0 peer-checked:opacity-100"
        />
        <span>
          <span id={labelId}>{label}</span>
          {hint === undefined ? null : (
            <span id={hintId} className="block text-fg-muted text-small">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};
