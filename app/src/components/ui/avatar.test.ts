import { expect, it } from "vitest";
import { initialsOf } from "./avatar";

// The same names as the server's own test has (server/src/api/avatars/initials.rs).
it.each([
  ["Ada Quill", "AQ"],
  ["  ada   maria  quill ", "AQ"],
  ["Ada", "A"],
  ["Ada (piano)", "AP"],
  ["Ada -", "A"],
  ["O'Brien", "O"],
  ["\u00dfen \u00c9clair", "S\u00c9"],
  ["e\u0301va \u0142uk", "E\u0301\u0141"],
  ["山田 太郎", "山太"],
  ["שרה לוי", "של"],
  ["🎵 Ada", "A"],
  ["👩🏽\u200d🎤 🎻", "👩🏽\u200d🎤🎻"],
  ["", ""],
])("%s is shown as %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
