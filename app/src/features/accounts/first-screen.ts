import type { Core } from "@/lib/core";
import { takePlace } from "@/lib/return-to";
import type { SessionUser } from "@/lib/session";

/** What opens after a sign-in: where somebody was or wanted to go, if their role may go there, else their dashboard. */
export const firstScreen = (core: Core, { id, role }: SessionUser): string => {
  const place = takePlace(id, role);
  const [path = ""] = place?.split(/[?#]/) ?? [];
  const mayEnter = place !== null && core.guard(path, false, true, role).state === "allowed";
  return mayEnter ? place : core.homePath(role);
};
