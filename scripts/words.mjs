/**
 * The product's words, low to high: each is a folder of server/src, whose use cases may call those of the words before it.
 * `health` is what needs no session: how the server is, and the landing page's figures.
 */
export const WORDS = [
  "accounts",
  // One's own account: its e-mail address, password and second factor are use cases of accounts.
  "settings",
  "health",
  // Whoever changes something tells whom it concerns.
  "notices",
  "parents",
  "teachers",
  "students",
  "practice",
  "lessons",
  "feedback",
  "messages",
  "admin",
];
