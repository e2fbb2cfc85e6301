import { tabStorage } from "@/lib/browser-storage";

const key = "returnTo";

/** A place that was left or asked for; of nobody in particular where somebody came signed out. */
interface Place {
  userId: string | null;
  path: string;
  /** As what they were there, where that is known. */
  role?: string | undefined;
}

const isPlace = (value: unknown): value is Place => {
  const { userId, path } = (value ?? {}) as Partial<Place>;
  const isOwner = userId === null || typeof userId === "string";
  return isOwner && typeof path === "string" && path.startsWith("/") && !path.startsWith("//");
};

const readPlace = (): Place | null => {
  try {
    const place: unknown = JSON.parse(tabStorage.read(key) ?? "null");
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
};

const writePlace = (place: Place) => tabStorage.write(key, JSON.stringify(place));

/** Remembers, in this tab, where somebody was when their session ended, and as what (decision D13). */
export const rememberPlace = (userId: string | null | undefined, path: string, role?: string) => {
  if (userId) writePlace({ userId, path, role });
};

/** Remembers, in this tab, an address that was opened signed out: it leads whoever signs in next there. */
export const rememberAddress = (path: string) => writePlace({ userId: null, path });

/** Whose session ended in this tab, as far as it is remembered. */
export const lastOwner = (): string | null => readPlace()?.userId ?? null;

/**
 * Where that user was, or what was asked for signed out, told once; null for everybody else, and for who has got another
 * role meanwhile: a new role begins at its own home.
 */
export const takePlace = (userId: string | null | undefined, role?: string): string | null => {
  const place = readPlace();
  tabStorage.remove(key);
  if (place === null || (place.userId !== null && place.userId !== userId)) return null;
  return place.role === undefined || role === undefined || place.role === role ? place.path : null;
};
