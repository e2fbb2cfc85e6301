// What the browser's Intl knows about time zones, asked by number so that no text crosses per question.

const DAY = 86_400;
const MOST_DAYS = 20_000;

/** Zones that were asked for, by number. @type {{ format: Intl.DateTimeFormat, days: Map<number, number> }[]} */
const zones = [];
/** Numbers of the zones by name. @type {Map<string, number>} */
const numbers = new Map();

/**
 * Number of an IANA zone, or -1 when the browser does not know it.
 *
 * @param {string} name
 * @returns {number}
 */
export function openZone(name) {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone: name,
      timeZoneName: "longOffset",
      hour: "numeric",
    });
    numbers.set(name, zones.push({ format, days: new Map() }) - 1);
    return zones.length - 1;
  } catch {
    return -1;
  }
}

/**
 * Seconds that the zone's clocks are ahead of UTC at an instant.
 *
 * A day of UTC that begins and ends with the same offset has it all day long, so that most answers come
 * from what is remembered about the days.
 *
 * @param {number} zone number from openZone
 * @param {number} at seconds since 1970 UTC
 * @returns {number}
 */
export function offsetSeconds(zone, at) {
  const { format, days } = zones[zone];
  const day = Math.floor(at / DAY);
  const offset = atDay(format, days, day);
  return offset === atDay(format, days, day + 1) ? offset : ask(format, at);
}

function atDay(format, days, day) {
  let offset = days.get(day);
  if (offset === undefined) {
    if (days.size >= MOST_DAYS) days.clear();
    offset = ask(format, day * DAY);
    days.set(day, offset);
  }
  return offset;
}

/** Reads "…GMT+05:30", "…GMT-00:44:30" or "…GMT" at the end of the formatted time. */
function ask(format, at) {
  const text = format.format(at * 1000);
  const [hours, minutes = 0, seconds = 0] = text.slice(text.lastIndexOf("T") + 1).split(":");
  const size = Math.abs(hours) * 3600 + minutes * 60 + +seconds;
  return hours.startsWith("-") ? -size : size;
}
