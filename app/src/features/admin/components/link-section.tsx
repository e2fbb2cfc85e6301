import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { labelsOf } from "@/lib/namesakes";

/** Somebody who is linked to a student. */
export interface LinkedPerson {
  id: string;
  name: string;
  email?: string | null;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (id: string) => void;
  /** Those who are not offered. */
  without: readonly string[];
}

interface LinkSectionProps {
  noun: "teacher" | "parent";
  people: UseQueryResult<LinkedPerson[]>;
  /** When nobody is linked. */
  none: string;
  /** When they could not be loaded. */
  failed: string;
  Choice: ComponentType<ChoiceProps>;
  isLinking: boolean;
  /** Links somebody; true when it worked. */
  onLink: (id: string) => Promise<boolean>;
  /** Asks whether a link shall end; `isLast` when it is the only one. */
  onUnlink: (person: LinkedPerson, isLast: boolean) => void;
}

/** Whoever of one kind is linked to a student, each with Unlink, and the choice of a further one. */
export const LinkSection = ({ noun, people, none, failed, Choice, isLinking, onLink, onUnlink }: LinkSectionProps) => {
  const [chosen, setChosen] = useState("");
  const title = noun === "teacher" ? "Teacher" : "Parent";
  const link = async () => {
    if (await onLink(chosen)) setChosen("");
  };
  return (
    <section aria-labelledby={`links-${noun}s`}>
      <h3 id={`links-${noun}s`} className="mb-2 font-semibold">
        {title}s
      </h3>
      <Loaded
        queries={{ linked: people }}
        text={`Loading ${noun}s...`}
        skeleton={<Skeleton className="h-24" />}
        failure={{ title: failed }}
        className="py-6"
      >
        {({ linked }) => (
          <>
            <Linked people={linked} none={none} onUnlink={onUnlink} />
            <div className="mt-3 flex flex-col gap-3">
              <Choice
                label={`Add a ${noun}`}
                value={chosen}
                onChange={setChosen}
                without={linked.map(({ id }) => id)}
              />
              <Button className="self-end" disabled={chosen === ""} busy={isLinking} onClick={() => void link()}>
                Link {title}
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
};

interface LinkedProps extends Pick<LinkSectionProps, "none" | "onUnlink"> {
  people: readonly LinkedPerson[];
}

const Linked = ({ people, none, onUnlink }: LinkedProps) => {
  const labelOf = labelsOf(people, ({ email }) => email ?? "");
  return people.length === 0 ? (
    <p className="text-fg-muted text-small">{none}</p>
  ) : (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <li key={person.id} className="flex items-center justify-between gap-3 py-2">
          <bdi className="min-w-0 break-words">{labelOf(person)}</bdi>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Unlink ${labelOf(person)}`}
            onClick={() => onUnlink(person, people.length === 1)}
          >
            Unlink
          </Button>
        </li>
      ))}
    </ul>
  );
};
