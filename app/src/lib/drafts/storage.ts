const prefix = "draft:";

/** How long a draft is kept, how many of one user, and how large one may be (decision D15). */
export const draftLimits = { milliseconds: 7 * 24 * 60 * 60 * 1000, count: 20, bytes: 64 * 1024 } as const;

/** Where a draft of a form is kept; the subject is the row's id, or `new`. */
export const draftName = (userId: string, form: string, subject: string) => `${prefix}${userId}:${form}:${subject}`;

/** Whether a name is one of a user's. */
export const isOf = (userId: string, name: string) => name.startsWith(`${prefix}${userId}:`);

/** A storage that is forbidden or full is as good as none: nobody is told. */
const quietly = <Answer>(use: (storage: Storage) => Answer, otherwise: Answer): Answer => {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
};

const allNames = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((name) => name.startsWith(prefix));

const savedAtOf = (entry: string): number => Number(entry.slice(0, entry.indexOf(".")));

const isOld = (entry: string, now: number) => !(now - savedAtOf(entry) < draftLimits.milliseconds);

/** Takes away what is older than a week, whosever it is, and what is no draft. */
export const deleteExpiredDrafts = (now: number) =>
  quietly((storage) => {
    for (const name of allNames(storage)) if (isOld(storage.getItem(name) ?? "", now)) storage.removeItem(name);
  }, undefined);

/** The names of a user's drafts. */
export const storedNames = (userId: string): string[] =>
  quietly((storage) => allNames(storage).filter((name) => isOf(userId, name)), []);

/** The encrypted draft of that name. */
export const readSealed = (name: string, now: number): string | null =>
  quietly((storage) => {
    const entry = storage.getItem(name);
    if (entry === null || isOld(entry, now)) return null;
    return entry.slice(entry.indexOf(".") + 1);
  }, null);

const dropOldest = (storage: Storage, userId: string) => {
  const byAge = allNames(storage)
    .filter((name) => isOf(userId, name))
    .map((name) => ({ name, savedAt: savedAtOf(storage.getItem(name) ?? "") }))
    .sort((one, other) => other.savedAt - one.savedAt);
  for (const { name } of byAge.slice(draftLimits.count)) storage.removeItem(name);
};

/** Keeps an encrypted draft, and of the user's drafts the newest twenty. Returns whether it could. */
export const storeSealed = (name: string, savedAt: number, sealed: string): boolean =>
  quietly((storage) => {
    storage.setItem(name, `${savedAt}.${sealed}`);
    dropOldest(storage, name.split(":")[1] ?? "");
    return true;
  }, false);

/** Forgets a draft. */
export const removeStored = (name: string) => quietly((storage) => storage.removeItem(name), undefined);
