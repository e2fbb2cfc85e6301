import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Screen } from "../../src/config/screens";
import { publicScreens, signedInScreens } from "../../src/config/screens";
import type { DemoRole } from "./accounts";
import { storeDemoSession } from "./accounts";

/** The roles with screens of their own. */
export const roles = ["teacher", "student", "parent", "admin"] as const satisfies DemoRole[];

const someUser = "018f0000-0000-7000-8000-000000000000";

/** Their paths, each screen once. */
const addresses = (screens: readonly Screen[]): string[] => {
  const firstOf = new Map<string, string>();
  for (const { path, file } of screens) if (!firstOf.has(file)) firstOf.set(file, path);
  return [...firstOf.values()].map((path) => path.replace("*", "nowhere"));
};

/** Whose area a path is in; what is in none is walked as a teacher. */
const ownerOf = (path: string) => roles.find((role) => path.split("/").includes(role)) ?? "teacher";

/** Every screen of the route table that one role sees. */
export const screensOf = (role: (typeof roles)[number]): string[] =>
  addresses(signedInScreens.filter(({ path }) => ownerOf(path) === role));

/** Every screen that is open to all, and what others say to somebody who is not signed in. */
export const publicAddresses = (): string[] => [
  ...addresses(publicScreens).map((path) => (path === "/auth/new-password" ? `${path}?uid=${someUser}` : path)),
  "/nowhere",
  "/teacher/dashboard",
];

/** Opens a path, as a demo account that signs in first if one is named, and waits until its data is there. */
export async function visit(page: Page, path: string, role?: DemoRole): Promise<void> {
  if (role !== undefined) await storeDemoSession(page, role);
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The two widths at which each screen is looked at closely. */
export const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
