import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { FormDraft } from "@/lib/drafts/form-draft";
import type { FieldConflict, Values } from "@/lib/drafts/record";
import { isSame } from "@/lib/drafts/record";
import { draftName } from "@/lib/drafts/storage";
import type { KeyFor } from "@/lib/idempotency";
import { idempotencyKey, newIdempotencySeed } from "@/lib/idempotency";
import { useSession } from "@/lib/session";

/** A field as a person knows it. */
export interface FieldWords {
  label: string;
  /** The value in words, where it is none itself. */
  text?: (value: unknown) => string;
}

/** The fields of a form in words, so that both values of a field that has two can be shown. */
export type DraftFields = Readonly<Record<string, FieldWords>>;

/** Which form a draft is of. */
export interface DraftSubject {
  /** The form's name in the browser's storage. */
  form: string;
  /** The row that it changes; a new one has none. */
  id?: string;
  /** The row's version, where it has one. */
  version?: number;
  fields?: DraftFields;
}

/** A field with two values, in words. */
export interface TwoValues {
  field: string;
  label: string;
  /** What the form holds. */
  mine: string;
  other: string;
  source: FieldConflict["source"];
}

/** What a form says of its draft, and what it is told. */
export interface KeptDraft {
  /** Whether an earlier time left something to continue. */
  isOffered: boolean;
  /** Whether it was continued. */
  isResumed: boolean;
  /** After continuing: what the row has got meanwhile, or an earlier time left, beside what was typed. */
  conflicts: readonly TwoValues[];
  resume: () => void;
  discard: () => void;
  /** Chooses between the two values of a field. */
  settle: (field: string, choice: "mine" | "other") => void;
  /** Forgets the draft: what was typed is saved. */
  saved: () => void;
}

/** What only the form that keeps the draft tells and asks. */
interface DraftOwner {
  /** Gives a call that makes something new the Idempotency-Key that it had before. */
  keyFor: KeyFor;
  /** The row was loaded again: a field that was typed in and has got another value there is shown with both. */
  rowChanged: (before: Values, now: Values) => void;
}

/** The draft of a form of which nothing is kept. */
export const noDraft: KeptDraft = {
  isOffered: false,
  isResumed: false,
  conflicts: [],
  resume: () => undefined,
  discard: () => undefined,
  settle: () => undefined,
  saved: () => undefined,
};

/** Two forms in one dialog are offered, continued and discarded as one. */
export const joinedDrafts = (one: KeptDraft, other: KeptDraft): KeptDraft => ({
  isOffered: one.isOffered || other.isOffered,
  isResumed: one.isResumed || other.isResumed,
  conflicts: [...one.conflicts, ...other.conflicts],
  resume: () => {
    one.resume();
    other.resume();
  },
  discard: () => {
    if (one.isOffered) one.discard();
    if (other.isOffered) other.discard();
  },
  settle: (field, choice) => {
    const owner = one.conflicts.some((conflict) => conflict.field === field) ? one : other;
    owner.settle(field, choice);
  },
  saved: () => {
    one.saved();
    other.saved();
  },
});

/** The name of a field whose label is the same: "parentName" is Parent Name. */
const labelOf = (field: string): string =>
  field.replace(/^[a-z]|[A-Z]/g, (letter, at: number) => `${at === 0 ? "" : " "}${letter.toUpperCase()}`);

const wordsOf = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

/**
 * Keeps what is typed into a form until it is saved, for the same user only, and offers it when the form opens again
 * (decision D15). Without a subject nothing is kept: forms with passwords and codes have none. The Idempotency-Key of a
 * call stays the same in a draft that was continued (D5, D13).
 */
export const useDraft = <Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  subject: DraftSubject | null,
): KeptDraft & DraftOwner => {
  const userId = useSession()?.user.id ?? null;
  const name = subject === null || userId === null ? null : draftName(userId, subject.form, subject.id ?? "new");
  const isNew = subject?.id === undefined;
  const version = subject?.version ?? null;
  const draft = useRef<FormDraft | null>(null);
  const [isOffered, setOffered] = useState(false);
  const [isResumed, setResumed] = useState(false);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);
  const [ownSeed, setOwnSeed] = useState(newIdempotencySeed);

  const opened = () => (form.formState.defaultValues ?? {}) as Values;
  const keep = useEffectEvent((values: Values, defaults: Values) =>
    draft.current?.typed({ values, opened: defaults, version }),
  );
  const open = useEffectEvent((own: FormDraft, tell: () => void) => void own.open(opened(), tell));

  useEffect(() => {
    if (name === null) return;
    const own = new FormDraft(name, isNew);
    draft.current = own;
    open(own, () => {
      if (draft.current === own) setOffered(true);
    });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => keep(values, (defaultValues ?? {}) as Values),
    });
    return () => {
      unsubscribe();
      own.close();
      draft.current = null;
      setOffered(false);
    };
  }, [form, name, isNew]);

  const settled = (field: string) => setConflicts((all) => all.filter((conflict) => conflict.field !== field));
  return {
    isOffered,
    isResumed,
    conflicts: conflicts.map(({ field, mine, other, source }) => {
      const { label = labelOf(field), text = wordsOf } = subject?.fields?.[field] ?? {};
      return { field, label, mine: text(mine), other: text(other), source };
    }),
    resume: () => {
      if (!isOffered || draft.current === null) return;
      const resumed = draft.current.resume(opened(), version);
      setOffered(false);
      setResumed(true);
      setConflicts(resumed.conflicts);
      const values = { ...opened(), ...resumed.values } as DefaultValues<Fields>;
      form.reset(values, { keepDefaultValues: true });
    },
    discard: () => {
      draft.current?.discard();
      setOffered(false);
    },
    settle: (field, choice) => {
      const conflict = conflicts.find((candidate) => candidate.field === field);
      draft.current?.settle(field);
      if (choice === "other" && conflict !== undefined) {
        const name = field as Path<Fields>;
        const value = conflict.source === "row" ? opened()[field] : conflict.other;
        form.setValue(name, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
      }
      settled(field);
    },
    saved: () => {
      draft.current?.saved();
      setOwnSeed(newIdempotencySeed());
      setOffered(false);
      setConflicts([]);
    },
    rowChanged: (before, now) => {
      const values: Values = form.getValues();
      const isChanged = (field: string) => !isSame(now[field], before[field]) && !isSame(now[field], values[field]);
      const changed = Object.keys(now).filter(isChanged);
      setConflicts((all) => [
        ...all.filter(({ field }) => !changed.includes(field)),
        ...changed.map((field) => ({ field, mine: values[field], other: now[field], source: "row" as const })),
      ]);
    },
    keyFor: (body) => draft.current?.keyFor(body) ?? idempotencyKey(ownSeed, body),
  };
};
