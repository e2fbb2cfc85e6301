import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useController } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useCore } from "@/lib/core";
import { minutesOf } from "@/lib/format/minutes";

const Act = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 rounded-mark font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:min-h-10"
  >
    {children}
  </button>
);

interface DurationFieldProps {
  durations: readonly { minutes: number; label: string }[];
  /** Length of the student's latest lesson, which is one press away. */
  usual?: number | null;
}

/** Length of a lesson, from a list or typed (D16), in a form with `durationMinutes`. */
export const DurationField = ({ durations, usual = null }: DurationFieldProps) => {
  const core = useCore();
  const { field, fieldState } = useController<{ durationMinutes: number | null }>({ name: "durationMinutes" });
  const { ref, value, onBlur, onChange } = field;
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const check = (text: string) => core.checkDefaultDuration(minutesOf(text));
  const type = (text: string) => {
    setTyped(text);
    onChange(check(text).length === 0 ? minutesOf(text) : null);
  };
  const turnTo = (next: string | null, minutes: number | null) => {
    flushSync(() => {
      setTyped(next);
      onChange(minutes);
    });
    box.current?.querySelector<HTMLElement>("input, select")?.focus();
  };
  const [problem] = typed === null ? [] : check(typed);
  return (
    <div ref={box} className="min-w-0">
      <Field
        label="Duration"
        required
        hint={typed === null ? undefined : "Minutes, from 15 to 240."}
        aside={
          <span className="flex flex-wrap justify-end gap-x-4">
            {usual === null || usual === value ? null : (
              <Act onClick={() => turnTo(null, usual)}>{core.durationLabel(usual)}, as last time</Act>
            )}
            {typed === null ? (
              <Act onClick={() => turnTo(String(value ?? ""), value)}>Type a length</Act>
            ) : (
              <Act onClick={() => turnTo(null, value ?? durations[0]?.minutes ?? null)}>Show the list</Act>
            )}
          </span>
        }
        error={fieldState.error && (problem?.message ?? fieldState.error.message)}
      >
        {typed === null ? (
          <Select
            ref={ref}
            options={durations.map(({ minutes, label }) => ({ value: String(minutes), label }))}
            value={value === null ? "" : String(value)}
            onBlur={onBlur}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        ) : (
          <Input
            ref={ref}
            inputMode="numeric"
            autoComplete="off"
            className="tabular-nums"
            value={typed}
            onFocus={(event) => event.target.select()}
            onBlur={onBlur}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
};
