/** A place after a title: "bars 9–16"; a letter that is a name stays, as in "B section". */
export const smallFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
