/** The order of a language's dates in numbers, such as "dmy". */
const orderOf = (language: string): string =>
  new Intl.DateTimeFormat(language, { calendar: "gregory", year: "numeric", month: "numeric", day: "numeric" })
    .formatToParts(0)
    .map(({ type }) => type.charAt(0))
    .filter((letter) => "dmy".includes(letter))
    .join("");

/**
 * The order of dates in numbers in the browser's language; nothing where it is not known. Many who write the day first keep their
 * browser in American English: another language of theirs tells.
 */
export const dateOrder = (languages: readonly string[] = navigator.languages): string => {
  try {
    const [own = "dmy", ...others] = languages.map(orderOf);
    const base = (language: string | undefined) => language?.split("-")[0];
    const isMixed = others.some((order, index) => order === "dmy" && base(languages[index + 1]) !== base(languages[0]));
    return own === "mdy" && isMixed ? "" : own;
  } catch {
    // A language that no browser should have, such as "en-US@posix".
    return "";
  }
};
