import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { signIn } from "./support/accounts";
import { fromButton, fromRow } from "./support/openings";
import { test } from "./support/test";

interface Loading {
  role: DemoRole;
  path: string;
  open: (page: Page) => Promise<Locator>;
  /** The call that the dialog waits for. */
  call: RegExp;
}

const dialogs: Readonly<Record<string, Loading>> = {
  "Student Profile": {
    role: "teacher",
    path: "/teacher/students",
    call: /\/api\/students\/[^/]+$/,
    open: fromRow("View Profile"),
  },
  "View Lesson": {
    role: "teacher",
    path: "/teacher/lessons?status=completed",
    call: /\/api\/lessons\/[0-9a-f-]{36}$/,
    open: fromRow("View Details"),
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
    open: fromRow("Teachers and Parents"),
  },
};

/** Top and bottom of a dialog, in whole pixels. */
const edges = async (dialog: Locator) => {
  const box = await dialog.boundingBox();
  if (box === null) throw new Error("the dialog is not shown");
  return [Math.round(box.y), Math.round(box.y + box.height)];
};

for (const [name, { role, path, call, open }] of Object.entries(dialogs)) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`FIELD-33 ${name} shows a skeleton, and keeps its height while it loads, fails and is there, ${width} wide`, async ({
      page,
    }) => {
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
      const dialog = await open(page);
      const skeleton = dialog.locator("[aria-busy] > div").first();
      await expect(skeleton).toHaveCSS("opacity", "1");
      const loading = await edges(dialog);
      mode = "pass";
      for (const go of held) go();
      await expect(dialog.locator("[aria-busy]")).toHaveCount(0);
      expect(await edges(dialog), "once it is there").toEqual(loading);

      mode = "fail";
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const failing = await open(page);
      await expect(failing.getByRole("alert").first()).toBeVisible({ timeout: 15_000 });
      expect(await edges(failing), "where it fails").toEqual(loading);
    });
  }
}
