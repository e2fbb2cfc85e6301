import { dropDraft, followDraft, hasDraft, keepDraft, loadDraft, writeDraft } from "@/lib/drafts/drafts";
import type { DraftRecord, FieldConflict, Values } from "@/lib/drafts/record";
import { conflictsOf, fitted, isSame, merged, recordOf } from "@/lib/drafts/record";
import { idempotencyKey, newIdempotencySeed } from "@/lib/idempotency";

/** What a form holds. */
export interface FormContents {
  values: Values;
  /** What it opened with. */
  opened: Values;
  /** Version of the row that it was opened on. */
  version: number | null;
}

/** The draft of one open form: what an earlier time left, and what is typed now. */
export class FormDraft {
  /** What was left, until it is continued or discarded. */
  #offered: DraftRecord | null = null;
  /** What was continued, while fields with two values are still to be looked at. */
  #continued: { record: DraftRecord; unsettled: Map<string, FieldConflict["source"]> } | null = null;
  #isLoading = false;
  #latest: FormContents | null = null;
  /** What was looked at last, so that a form that only sends is not taken for one that is typed in. */
  #seen = "";
  #seed = newIdempotencySeed();
  /** Whether a call has had a key of this seed. */
  #isSent = false;
  #unfollow = () => {};

  constructor(
    readonly name: string,
    /** Whether the form's row is still to be made. */
    readonly isNew: boolean,
  ) {}

  /** Looks for what an earlier time left. `tell` is called whenever there is something to offer, now or later. */
  async open(opened: Values, tell: () => void) {
    this.#unfollow = followDraft(this.name, (found) => {
      if (this.#takeIn(found, opened)) tell();
    });
    if (!hasDraft(this.name)) return;
    this.#isLoading = true;
    const found = await loadDraft(this.name);
    this.#isLoading = false;
    if (found === null) return this.#keepLatest();
    if (this.#offer(fitted(found, opened))) tell();
    else dropDraft(this.name);
    this.#keepLatest();
  }

  #offer(left: DraftRecord | null): boolean {
    if (left === null) return false;
    this.#offered = left;
    if (left.idempotencySeed !== undefined && !this.#isSent) this.#seed = left.idempotencySeed;
    return true;
  }

  /** What was stored unseen is offered, unless the form holds the same. */
  #takeIn(found: DraftRecord, opened: Values): boolean {
    const left = fitted(found, this.#latest?.opened ?? opened);
    const present = this.#latest?.values ?? opened;
    const isNews =
      left !== null && Object.keys(left.values).some((field) => !isSame(left.values[field], present[field]));
    if (isNews) {
      const before = this.#offered ?? left;
      const [older, newer] = before.savedAt < left.savedAt ? [before, left] : [left, before];
      this.#offer(older === newer ? left : merged(older, newer));
    }
    this.#keepLatest();
    return isNews;
  }

  /** Keeps what the form holds now. */
  typed(contents: FormContents) {
    const seen = JSON.stringify([contents.values, contents.opened]);
    if (seen === this.#seen) return;
    this.#latest = contents;
    this.#seen = seen;
    this.#keepLatest();
  }

  #keepLatest() {
    if (this.#latest === null) return;
    const record = this.#recordOf(this.#latest);
    if (record !== null && this.#offered !== null) {
      keepDraft(this.name, { ...merged(this.#offered, record), idempotencySeed: this.#seed });
    } else if (record !== null) keepDraft(this.name, record);
    else if (this.#offered !== null) keepDraft(this.name, this.#offered);
    else if (!this.#isLoading) dropDraft(this.name);
  }

  /** What is kept of the form. A field that is still to be looked at keeps both values, so that they are shown again. */
  #recordOf({ values, opened, version }: FormContents): DraftRecord | null {
    const begun = this.#continued?.record ?? null;
    const unsettled = this.#continued?.unsettled ?? new Map<string, FieldConflict["source"]>();
    const waiting = Object.entries(begun?.earlier ?? {}).filter(([field]) => unsettled.get(field) === "earlier");
    // A field that was emptied holds again what waits beside it.
    const emptied = waiting.filter(([field]) => isSame(values[field], opened[field]));
    const all = { ...values, ...Object.fromEntries(emptied) };
    const record = recordOf({ values: all, opened, version, isNew: this.isNew }, Date.now());
    if (record === null) return null;
    const own = { ...record, idempotencySeed: this.#seed };
    if (begun === null) return own;
    const isUnsettled = (field: string) => unsettled.get(field) === "row" && field in opened;
    const fields = Object.keys(record.values).filter(isUnsettled);
    const beside = waiting.filter(([field, value]) => !isSame(record.values[field], value));
    return {
      ...own,
      ...(fields.length === 0 ? {} : { baseVersion: begun.baseVersion }),
      base: { ...record.base, ...Object.fromEntries(fields.map((field) => [field, begun.base[field]])) },
      ...(beside.length === 0 ? {} : { earlier: Object.fromEntries(beside) }),
    };
  }

  /** The values to put into the form, what is typed in it already among them, and the fields that have two. */
  resume(opened: Values, version: number | null): { values: Values; conflicts: FieldConflict[] } {
    if (this.#offered === null) return { values: {}, conflicts: [] };
    const typed = this.#latest === null ? null : this.#recordOf(this.#latest);
    const record = typed === null ? this.#offered : merged(this.#offered, typed);
    const conflicts = conflictsOf(record, opened, version, this.isNew);
    this.#continued = { record, unsettled: new Map(conflicts.map(({ field, source }) => [field, source])) };
    this.#offered = null;
    return { values: this.isNew ? { ...record.base, ...record.values } : record.values, conflicts };
  }

  /** Somebody has chosen between both values of a field. */
  settle(field: string) {
    this.#continued?.unsettled.delete(field);
    this.#keepLatest();
  }

  /** Forgets what was left, and the keys of its calls; what is typed now stays, and what was sent of it keeps its key. */
  discard() {
    this.#offered = null;
    if (!this.#isSent) this.#seed = newIdempotencySeed();
    dropDraft(this.name);
    this.#keepLatest();
  }

  /** The Idempotency-Key of a call: also after a reload it is the one that the same call had before. */
  keyFor(body: unknown): string {
    this.#isSent = true;
    writeDraft(this.name);
    return idempotencyKey(this.#seed, body);
  }

  /** Forgets everything: it is saved. */
  saved() {
    this.#offered = null;
    this.#continued = null;
    this.#latest = null;
    this.#seed = newIdempotencySeed();
    this.#isSent = false;
    dropDraft(this.name);
  }

  /** Writes what is not written yet. */
  close() {
    this.#unfollow();
    writeDraft(this.name);
  }
}
