import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FocusEvent } from "react";
import { useDeferredValue, useState } from "react";
import { teachersNamedQuery } from "@/features/admin/api/create-user";
import { PersonChoice } from "@/features/admin/components/person-choice";
import { adminMessages } from "@/features/admin/messages";

interface TeacherChoiceProps {
  label: string;
  required?: boolean;
  /** The chosen teacher's id, or the empty text. */
  value: string;
  onChange: (id: string) => void;
  /** The list of teachers is left. */
  onLeave?: (event: FocusEvent) => void;
  /** Those who are not offered. */
  without?: readonly string[];
  error?: string | undefined;
}

/** Chooses a teacher, of a hundred at a time; the address tells namesakes apart. */
export const TeacherChoice = ({ error, ...choice }: TeacherChoiceProps) => {
  const [search, setSearch] = useState("");
  const named = useQuery({ ...teachersNamedQuery(useDeferredValue(search.trim())), placeholderData: keepPreviousData });
  const { teachers = [], total = 0 } = named.data ?? {};
  const people = teachers.map(({ id, user }) => ({ id, name: user.name, email: user.email ?? null }));
  const failed = named.isLoadingError ? adminMessages.teachersFailed : undefined;
  return (
    <PersonChoice
      {...choice}
      noun="teacher"
      error={failed ?? error}
      search={search}
      onSearch={setSearch}
      found={{ people, total, isPending: named.isPending, isSuccess: named.isSuccess }}
    />
  );
};
