import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { parentsNamedQuery } from "@/features/admin/api/users";
import { PersonChoice } from "@/features/admin/components/person-choice";
import { adminMessages } from "@/features/admin/messages";

interface ParentChoiceProps {
  label: string;
  /** The chosen parent's id, or the empty text. */
  value: string;
  onChange: (id: string) => void;
  /** Those who are not offered. */
  without: readonly string[];
}

/** Chooses a parent who is not suspended, of fifty at a time; the address tells namesakes apart. */
export const ParentChoice = (choice: ParentChoiceProps) => {
  const [search, setSearch] = useState("");
  const named = useQuery({ ...parentsNamedQuery(useDeferredValue(search.trim())), placeholderData: keepPreviousData });
  const { users = [], total = 0 } = named.data ?? {};
  const present = users.filter(({ status }) => status !== "suspended");
  const people = present.map(({ id, name, email }) => ({ id, name: email === null ? name : `${name}, ${email}` }));
  return (
    <PersonChoice
      {...choice}
      noun="parent"
      error={named.isLoadingError ? adminMessages.parentsFailed : undefined}
      search={search}
      onSearch={setSearch}
      found={{
        people,
        total: total - (users.length - present.length),
        isPending: named.isPending,
        isSuccess: named.isSuccess,
      }}
    />
  );
};
