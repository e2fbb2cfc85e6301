// Reads objects and lists without ever throwing: a getter or a proxy may, and an exception would pass through Rust.

/** Stands for what cannot be read; it is of no type that crosses. */
const UNREADABLE = Symbol("unreadable");

/**
 * What an object has in a field, or a list at a place.
 *
 * @param {object} object
 * @param {string | number} key
 * @returns {unknown}
 */
export function field(object, key) {
  try {
    return object[key];
  } catch {
    return UNREADABLE;
  }
}

/**
 * Number of a list's items; undefined for what is no list.
 *
 * @param {unknown} list
 * @returns {number | undefined}
 */
export function lengthOf(list) {
  try {
    return Array.isArray(list) ? list.length : undefined;
  } catch {
    return undefined;
  }
}
