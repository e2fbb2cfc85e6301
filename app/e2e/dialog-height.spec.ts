import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

interface Asked {
  role: DemoRole;
  path: string;
  /** What the dialog asks for. */
  call: RegExp;
  open: (page: Page) => Promise<void>;
}

const fromMenu = (entry: string) => async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
};

const fromButton = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const dialogs: Readonly<Record<string, Asked>> = {
  "Student Profile": {
    role: "teacher",
    path: "/teacher/students",
    call: /\/api\/students\/[^/]+$/,
    open: fromMenu("View Profile"),
  },
  "View Lesson": {
    role: "teacher",
    path: "/teacher/lessons?status=completed",
    call: /\/api\/lessons\/[0-9a-f-]{36}$/,
    open: fromMenu("View Details"),
  },
  "Login Sessions": {
    role: "teacher",
    path: "/settings",
    call: /\/api\/users\/sessions/,
    open: fromButton("Login Sessions"),
  },
  "All Activities": {
    role: "admin",
    path: "/admin/dashboard",
    call: /\/api\/admin\/activities/,
    open: fromButton("View All"),
  },
  "Teachers and Parents": {
    role: "admin",
    path: "/admin/dashboard?role=student",
    call: /\/api\/students\//,
    open: fromMenu("Teachers and Parents"),
  },
};

/** Top and bottom of the open dialog. */
const edges = async (page: Page) => {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  return [Math.round(box?.y ?? 0), Math.round((box?.y ?? 0) + (box?.height ?? 0))];
};

for (const [name, { role, path, call, open }] of Object.entries(dialogs)) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`FIELD-33 ${name} keeps its height while it loads, fails and is there, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await signIn(page, role, path);
      await page.waitForLoadState("networkidle");
      const held: (() => void)[] = [];
      let mode: "hold" | "pass" | "fail" = "hold";
      await page.route(call, async (route) => {
        if (mode === "hold") await new Promise<void>((go) => held.push(go));
        await (mode === "fail" ? route.fulfill({ status: 500, body: "" }) : route.continue());
      });
      await open(page);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      const loading = await edges(page);
      mode = "pass";
      for (const go of held) go();
      await expect(page.getByRole("dialog").locator("[aria-busy]")).toHaveCount(0);
      expect(await edges(page), "once it is there").toEqual(loading);

      mode = "fail";
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await open(page);
      await expect(page.getByRole("dialog").getByRole("alert").first()).toBeVisible({ timeout: 15_000 });
      expect(await edges(page), "where it fails").toEqual(loading);
    });
  }
}
