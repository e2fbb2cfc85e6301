// Lists of objects, a field at a time: one text crosses for all of a list's titles instead of one for each.

/** Stands between two texts. Where a text holds it itself, there are more parts than items: the caller counts. */
const SEPARATOR = "\u001f";

/**
 * The texts that a list's items have in one field, or undefined when one of them is no text or cannot be read; a
 * missing one is empty, and so is `null` where that may be.
 *
 * @param {readonly unknown[]} list
 * @param {string} field
 * @param {boolean} nullable
 * @returns {string | undefined}
 */
export function column(list, field, nullable) {
  try {
    return gather(list, field, nullable)?.join(SEPARATOR);
  } catch {
    return undefined;
  }
}

function gather(list, field, nullable) {
  const texts = new Array(list.length);
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index];
    if (typeof item !== "object" || item === null) return undefined;
    const value = item[field];
    if (typeof value === "string") texts[index] = value;
    else if (value === undefined || (nullable && value === null)) texts[index] = "";
    else return undefined;
  }
  return texts;
}
