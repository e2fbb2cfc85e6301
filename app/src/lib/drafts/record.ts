/** The values of a form by field. */
export type Values = Readonly<Record<string, unknown>>;

/** What somebody typed into a form and did not save (decision D15). */
export interface DraftRecord {
  /** Of the record's form. */
  v: number;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Version of the row that the form was opened on; null for a new row, or one without versions. */
  baseVersion: number | null;
  /** What the form held in the same fields before anything was typed; of a new row, in all fields. */
  base: Values;
  /** The fields that were changed. */
  values: Values;
  /** What an earlier time left in fields that were typed in again, until one of both is chosen. */
  earlier?: Values;
  /** What the Idempotency-Keys of the form's calls are made from. */
  idempotencySeed?: string;
}

/** A field of a draft with a second value. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  other: unknown;
  /** Where the other value comes from: the row got it meanwhile, or an earlier time left it. */
  source: "row" | "earlier";
}

const recordVersion = 1;

/** Whatever a form does with such a field, it is never kept. */
const isSecret = (field: string) => /password|secret|token|^code$|Code$/i.test(field) && !/postcode/i.test(field);

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const kindOf = (value: unknown) => {
  if (value === null || value === undefined) return "nothing";
  return Array.isArray(value) ? "array" : typeof value;
};

/** Whether a kept value can stand in a field of today's form. */
const fits = (value: unknown, present: unknown) => {
  const kinds = [kindOf(value), kindOf(present)];
  return kinds[0] === kinds[1] || kinds.includes("nothing");
};

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** The fields that differ from what the form opened with. */
export const changedFields = (values: Values, opened: Values): string[] =>
  Object.keys(opened).filter((field) => !isSecret(field) && !isSame(values[field], opened[field]));

interface Typed {
  values: Values;
  /** What the form opened with. */
  opened: Values;
  version: number | null;
  /** Whether the row is still to be made: another day the form may open with other values, and is to be sent the same. */
  isNew: boolean;
}

/** What is kept of a form; null while nothing is changed. */
export const recordOf = ({ values, opened, version, isNew }: Typed, now: number): DraftRecord | null => {
  const fields = changedFields(values, opened);
  if (fields.length === 0) return null;
  const based = isNew ? Object.keys(opened).filter((field) => !isSecret(field)) : fields;
  return {
    v: recordVersion,
    savedAt: now,
    baseVersion: version,
    base: pick(opened, based),
    values: pick(values, fields),
  };
};

/** A record whose earlier values are those alone that differ from its own. */
const withEarlier = ({ earlier: _, ...record }: DraftRecord, earlier: Values): DraftRecord => {
  const differing = Object.entries(earlier).filter(([field, value]) => !isSame(value, record.values[field]));
  return differing.length === 0 ? record : { ...record, earlier: Object.fromEntries(differing) };
};

/** What was left, with the fields of a newer record over it; what was left in those waits beside them. */
export const merged = (left: DraftRecord, newer: DraftRecord): DraftRecord => {
  const typed = Object.keys(newer.values);
  const over = pick(
    left.values,
    typed.filter((field) => field in left.values),
  );
  const seed = left.idempotencySeed ?? newer.idempotencySeed;
  const record = {
    ...newer,
    baseVersion: left.baseVersion,
    base: { ...newer.base, ...left.base, ...pick(newer.base, typed) },
    values: { ...left.values, ...newer.values },
    ...(seed === undefined ? {} : { idempotencySeed: seed }),
  };
  return withEarlier(record, { ...over, ...left.earlier, ...newer.earlier });
};

/** Reads a record; null for anything else. */
export const parseRecord = (text: string): DraftRecord | null => {
  try {
    const { v, savedAt, baseVersion, base, values, earlier, idempotencySeed } = JSON.parse(
      text,
    ) as Partial<DraftRecord>;
    const isRecord =
      v === recordVersion &&
      typeof savedAt === "number" &&
      (baseVersion === null || typeof baseVersion === "number") &&
      kindOf(base) === "object" &&
      kindOf(values) === "object";
    if (!isRecord) return null;
    return {
      ...({ v, savedAt, baseVersion, base, values } as DraftRecord),
      ...(kindOf(earlier) === "object" ? { earlier: earlier as Values } : {}),
      ...(typeof idempotencySeed === "string" ? { idempotencySeed } : {}),
    };
  } catch {
    return null;
  }
};

const known = (values: Values, opened: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => field in opened && !isSecret(field) && fits(value, opened[field]),
    ),
  );

/** The part of a record that today's form knows; null when nothing of it is left. */
export const fitted = (record: DraftRecord, opened: Values): DraftRecord | null => {
  const values = known(record.values, opened);
  if (Object.keys(values).length === 0) return null;
  return withEarlier({ ...record, base: known(record.base, opened), values }, known(record.earlier ?? {}, opened));
};

/** The fields that somebody else, or the same person elsewhere, has changed since the draft was begun. */
const changedInRow = (record: DraftRecord, opened: Values, version: number | null): string[] => {
  if (record.baseVersion !== null && record.baseVersion === version) return [];
  return Object.keys(record.values).filter(
    (field) => !isSame(record.base[field], opened[field]) && !isSame(record.values[field], opened[field]),
  );
};

/** The fields with two values. A row that is still to be made has none of its own. */
export const conflictsOf = (record: DraftRecord, opened: Values, version: number | null, isNew: boolean) => {
  const { values, earlier = {} } = record;
  const ofRow = isNew ? [] : changedInRow(record, opened, version).filter((field) => !(field in earlier));
  return [
    ...Object.keys(earlier).map(
      (field): FieldConflict => ({ field, mine: values[field], other: earlier[field], source: "earlier" }),
    ),
    ...ofRow.map((field): FieldConflict => ({ field, mine: values[field], other: opened[field], source: "row" })),
  ];
};
