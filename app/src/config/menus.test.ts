import { expect, it } from "vitest";
import { menuOf, presentEntry } from "@/config/menus";

it.each([
  ["ADMINISTRATOR", "/admin/dashboard", "", "Dashboard"],
  ["ADMINISTRATOR", "/admin/dashboard", "#users", "Users"],
  ["ADMINISTRATOR", "/admin/dashboard", "#main", "Dashboard"],
  ["TEACHER", "/teacher/lessons/new", "", "My Lessons"],
  ["TEACHER", "/teacher/week", "", "Calendar"],
  ["TEACHER", "/teacher/lessonsnew", "", undefined],
  ["CONDUCTOR", "/lessons", "", "Lessons"],
])("FIELD-23 the present entry of a %s at %s%s is %s", (role, pathname, hash, label) => {
  expect(presentEntry(menuOf(role), { pathname, hash })?.label).toBe(label);
});
