/** A value as text, the same in whatever order its keys stand, and whether nothing is null, an empty list or absent. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part === null || (Array.isArray(part) && part.length === 0)) return undefined;
    if (typeof part !== "object" || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? "";
