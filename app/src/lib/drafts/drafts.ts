import { hasCipher, open, seal } from "@/lib/drafts/cipher";
import { draftKey } from "@/lib/drafts/key";
import type { DraftRecord } from "@/lib/drafts/record";
import { merged, parseRecord } from "@/lib/drafts/record";
import {
  deleteExpiredDrafts,
  draftLimits,
  isOf,
  readSealed,
  removeStored,
  storedNames,
  storeSealed,
} from "@/lib/drafts/storage";
import { currentUserId, onSessionChange } from "@/lib/session";

/** How long after typing a draft is written. */
const pause = 400;

interface Unwritten {
  record: DraftRecord;
  /** Null until it is encrypted. */
  sealed: string | null;
  /** Whether it is to be written as soon as it is encrypted. */
  isDue: boolean;
}

/** What is not, or cannot be, written. Each change is encrypted at once, so that a page that is left can write it. */
const unwritten = new Map<string, Unwritten>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** What this page has read or written last under a name, encrypted. */
const seen = new Map<string, string>();
const nothing = async () => undefined;
/** Seals with the new key what is stored with the one before it; fails while the new one does not come. */
let reseal: () => Promise<void> = nothing;
/** The open forms, by the names of their drafts. */
const followers = new Map<string, (found: DraftRecord) => void>();

const forget = (name: string) => {
  unwritten.delete(name);
  clearTimeout(timers.get(name));
  timers.delete(name);
};

/** What is stored and was not seen here: it could not be read until now, or another tab has written it. */
const unseen = (name: string): string | null => {
  const stored = readSealed(name, Date.now());
  return stored === seen.get(name) ? null : stored;
};

const write = (name: string, entry: Unwritten) => {
  entry.isDue = true;
  if (unseen(name) !== null) entry.sealed = null;
  if (entry.sealed === null) return encrypt(name, entry);
  if (!storeSealed(name, entry.record.savedAt, entry.sealed)) return;
  seen.set(name, entry.sealed);
  if (unwritten.get(name) === entry) forget(name);
};

const writeAll = () => {
  for (const [name, entry] of unwritten) write(name, entry);
};

/** Reads what is stored, and keeps it together with what is typed here; null for what is broken, which goes. */
const takeIn = async (name: string, sealed: string): Promise<DraftRecord | null> => {
  await reseal();
  const text = await open(await draftKey(), name, sealed);
  const record = text === null ? null : parseRecord(text);
  seen.set(name, sealed);
  if (record === null) {
    if (unseen(name) === null) removeStored(name);
    return null;
  }
  const typed = unwritten.get(name);
  if (typed !== undefined) keepDraft(name, merged(record, typed.record));
  return record;
};

const tryEncrypt = async (name: string, entry: Unwritten) => {
  const text = JSON.stringify(entry.record);
  if (!hasCipher() || new TextEncoder().encode(text).length > draftLimits.bytes) return;
  const key = await draftKey();
  if (unwritten.get(name) !== entry) return;
  const stored = unseen(name);
  const found = stored === null ? null : await takeIn(name, stored);
  if (found !== null) {
    followers.get(name)?.(found);
    return;
  }
  const sealed = await seal(key, name, text);
  if (unwritten.get(name) !== entry) return;
  entry.sealed = sealed;
  if (entry.isDue) write(name, entry);
};

/** Without the key it stays in memory until it is tried again: by a change, when it is to be written, by the network. */
const encrypt = (name: string, entry: Unwritten) => {
  tryEncrypt(name, entry).catch(() => undefined);
};

/**
 * Keeps a draft: in memory at once, in the browser's storage within 400 ms. What cannot be encrypted stays in memory, and
 * what was not seen here is never written over: both are kept as one, and the open form is told.
 * Nothing is kept for somebody who is not signed in any more.
 */
export const keepDraft = (name: string, record: DraftRecord) => {
  const userId = currentUserId();
  if (userId === null || !isOf(userId, name)) return;
  const entry = { record, sealed: null, isDue: false };
  unwritten.set(name, entry);
  if (!timers.has(name)) {
    const due = () => {
      timers.delete(name);
      const newest = unwritten.get(name);
      if (newest !== undefined) write(name, newest);
    };
    timers.set(name, setTimeout(due, pause));
  }
  encrypt(name, entry);
};

/** Tells an open form of what was stored under its name unseen, until the answer is called. */
export const followDraft = (name: string, follower: (found: DraftRecord) => void): (() => void) => {
  followers.set(name, follower);
  return () => {
    if (followers.get(name) === follower) followers.delete(name);
  };
};

/** Writes what is not written yet; for a form that closes. */
export const writeDraft = (name: string) => {
  const entry = unwritten.get(name);
  if (entry !== undefined) write(name, entry);
};

/** Forgets a draft: it was saved, or is not wanted. What was not seen here stays. */
export const dropDraft = (name: string) => {
  forget(name);
  if (unseen(name) === null) removeStored(name);
};

/** Whether there may be a draft of that name; it is known at once, and what is in it later. */
export const hasDraft = (name: string): boolean => unwritten.has(name) || readSealed(name, Date.now()) !== null;

/**
 * The draft of that name. One that is broken, too old or of somebody else is dropped in silence; one that cannot be read
 * now stays, and a follower is told as soon as it can.
 */
export const loadDraft = async (name: string): Promise<DraftRecord | null> => {
  await reseal().catch(nothing);
  const left = unwritten.get(name)?.record ?? null;
  // A form that opens has nothing of what is stored until it is read.
  if (left === null) seen.delete(name);
  const sealed = left === null ? readSealed(name, Date.now()) : unseen(name);
  if (sealed === null || !hasCipher()) return left;
  const found = await takeIn(name, sealed).catch(() => null);
  return found === null || left === null ? (found ?? left) : merged(found, left);
};

const namesOf = (userId: string): string[] => [
  ...new Set([...storedNames(userId), ...[...unwritten.keys()].filter((name) => isOf(userId, name))]),
];

/** How many drafts a user has in this browser. */
export const countDrafts = (userId: string): number => {
  deleteExpiredDrafts(Date.now());
  return namesOf(userId).length;
};

/** Forgets every draft of a user. */
export const dropDrafts = (userId: string) => {
  for (const name of namesOf(userId)) {
    forget(name);
    removeStored(name);
  }
};

/** Takes away what is too old, and fetches the key where there is something to open with it. */
export const prepareDrafts = (userId: string) => {
  if (countDrafts(userId) > 0 && hasCipher()) draftKey().catch(() => undefined);
};

const resealStored = async (userId: string, oldKey: Promise<CryptoKey>) => {
  const [old, key] = await Promise.all([oldKey, draftKey()]);
  for (const name of storedNames(userId)) {
    const sealed = readSealed(name, Date.now());
    const text = sealed === null ? null : await open(old, name, sealed);
    const record = text === null ? null : parseRecord(text);
    if (text === null || record === null) continue;
    const next = await seal(key, name, text);
    // Meanwhile it may have been written anew or dropped, or they may have logged out.
    if (readSealed(name, Date.now()) !== sealed || currentUserId() !== userId) continue;
    if (storeSealed(name, record.savedAt, next) && seen.get(name) === sealed) seen.set(name, next);
  }
  reseal = nothing;
};

/**
 * Holds the present key before a new password replaces it. What is answered is called once the session with the new key
 * is there: it seals anew what is stored and what is still to be written.
 */
export const prepareReseal = (): (() => void) => {
  const userId = currentUserId();
  if (userId === null || !hasCipher() || countDrafts(userId) === 0) return () => undefined;
  const oldKey = draftKey();
  // It is looked at only when the new key is there.
  oldKey.catch(nothing);
  return () => {
    reseal = () => resealStored(userId, oldKey);
    reseal().catch(nothing);
    for (const [name, { record, isDue }] of [...unwritten]) {
      const entry = { record, isDue, sealed: null };
      unwritten.set(name, entry);
      encrypt(name, entry);
    }
  };
};

// Nothing is written for somebody who is not signed in any more: they may have deleted their drafts.
onSessionChange(() => {
  const userId = currentUserId();
  for (const name of [...unwritten.keys()]) if (userId === null || !isOf(userId, name)) forget(name);
});

if (typeof window !== "undefined") {
  window.addEventListener("pagehide", writeAll);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") writeAll();
  });
  window.addEventListener("online", () => {
    for (const [name, entry] of unwritten) if (entry.sealed === null) encrypt(name, entry);
  });
  // What is not encrypted goes with the page, which therefore asks.
  window.addEventListener("beforeunload", (event) => {
    const isLost = ([name, { sealed }]: [string, Unwritten]) => sealed === null || unseen(name) !== null;
    if ([...unwritten].some(isLost)) event.preventDefault();
  });
}
