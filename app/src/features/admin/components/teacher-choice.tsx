import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { teachersNamed } from "@/features/admin/api/create-user";
import { adminMessages } from "@/features/admin/messages";
import { numberText } from "@/lib/format/counts";

interface TeacherChoiceProps {
  label: string;
  required?: boolean;
  /** The chosen teacher's id, or the empty text. */
  value: string;
  onChange: (id: string) => void;
  /** Those who are not offered. */
  without?: readonly string[];
  error?: string | undefined;
}

/** Chooses a teacher. The list holds a hundred at most: where there are more it says so, and a search finds the others. */
export const TeacherChoice = ({
  label,
  required = false,
  value,
  onChange,
  without = [],
  error,
}: TeacherChoiceProps) => {
  const [search, setSearch] = useState("");
  const named = useQuery({ ...teachersNamed(useDeferredValue(search.trim())), placeholderData: keepPreviousData });
  const { teachers = [], total = 0 } = named.data ?? {};
  const options = teachers
    .filter(({ id }) => !without.includes(id))
    .map(({ id, user }) => ({ value: id, label: user.name }));
  const isGone = named.isSuccess && value !== "" && !options.some((option) => option.value === value);
  useEffect(() => {
    if (isGone) onChange("");
  }, [isGone, onChange]);
  const isCut = total > teachers.length;
  const failed = named.isLoadingError ? adminMessages.teachersFailed : undefined;
  const hint = isCut
    ? `The list holds the first ${numberText(teachers.length)} of ${numberText(total)} teachers.`
    : undefined;
  return (
    <>
      {isCut || search !== "" ? (
        <Field label="Find a teacher" hint="A part of the name or of the email address">
          <Input type="search" autoComplete="off" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
      ) : null}
      <Field label={label} required={required} hint={hint} error={failed ?? error}>
        <Select
          placeholder={placeholderOf(named.isPending, teachers.length)}
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </>
  );
};

const placeholderOf = (isPending: boolean, found: number): string => {
  if (isPending) return "Loading teachers...";
  return found === 0 ? "No teacher found" : "Select a teacher";
};
