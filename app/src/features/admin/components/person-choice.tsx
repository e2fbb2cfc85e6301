import type { FocusEvent } from "react";
import { useEffect } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { numberText } from "@/lib/format/counts";
import { labelsOf } from "@/lib/namesakes";

interface PersonChoiceProps {
  /** What is chosen, in the singular. */
  noun: "teacher" | "parent";
  label: string;
  required?: boolean;
  /** The chosen person's id, or the empty text. */
  value: string;
  onChange: (id: string) => void;
  /** The list of people is left. */
  onLeave?: ((event: FocusEvent) => void) | undefined;
  /** Those who are not offered. */
  without?: readonly string[];
  error?: string | undefined;
  search: string;
  onSearch: (search: string) => void;
  /** What the server knows of them: the first of the list, and how many there are. */
  found: {
    people: readonly { id: string; name: string; email?: string | null }[];
    total: number;
    isPending: boolean;
    isSuccess: boolean;
  };
}

/** Chooses a person of the school. Where there are more than the list holds it says so, and a search finds the others. */
export const PersonChoice = ({
  noun,
  label,
  required = false,
  value,
  onChange,
  onLeave,
  without = [],
  error,
  search,
  onSearch,
  found: { people, total, isPending, isSuccess },
}: PersonChoiceProps) => {
  const labelOf = labelsOf(people, ({ email }) => email ?? "");
  const options = people
    .filter(({ id }) => !without.includes(id))
    .map((person) => ({ value: person.id, label: labelOf(person) }));
  const isGone = isSuccess && value !== "" && !options.some((option) => option.value === value);
  useEffect(() => {
    if (isGone) onChange("");
  }, [isGone, onChange]);
  const isCut = total > people.length;
  const hint = isCut
    ? `Showing ${numberText(people.length)} of ${numberText(total)} ${noun}s. Search to narrow it down.`
    : undefined;
  return (
    <>
      {isCut || search !== "" ? (
        <Field label={`Find a ${noun}`} hint="A part of the name or of the email address">
          <Input type="search" autoComplete="off" value={search} onChange={(event) => onSearch(event.target.value)} />
        </Field>
      ) : null}
      <Field label={label} required={required} hint={hint} error={error}>
        <Select
          placeholder={placeholderOf(noun, isPending, people.length)}
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </Field>
    </>
  );
};

const placeholderOf = (noun: string, isPending: boolean, found: number): string => {
  if (isPending) return `Loading ${noun}s...`;
  return found === 0 ? `No ${noun} found` : `Select a ${noun}`;
};
