import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { startReedling } from "./support/reedling";
import { test } from "./support/test";

/** The picture of who is signed in. It has no name, as the name stands beside it. */
const pictureOf = (page: Page) => page.getByRole("button", { name: /Account of/ }).locator("img");

const isDrawn = (page: Page) =>
  expect.poll(() => pictureOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

// LAYOUT-20: by default.
test("layout_20 a picture of initials is the server's own", async ({ page }) => {
  await signIn(page, "teacher");
  await expect(pictureOf(page)).toHaveAttribute("src", /^\/api\/avatars\/[A-Z]{2}\.svg$/);
  await isDrawn(page);
});

// LAYOUT-20: of a configured service.
test("layout_20 a picture of initials is the configured service's", async ({ page }) => {
  const asked: (string | undefined)[] = [];
  const service = createServer((request, response) => {
    asked.push(request.url);
    response.setHeader("content-type", "image/svg+xml");
    response.end(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>`);
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const reedling = await startReedling({ REEDLING_AVATAR_URL: `${origin}/{initials}.svg?size=64` });
  try {
    await page.goto(`${reedling.url}/auth/signin`);
    await page.getByLabel("Email").fill("teacher@reedling.test");
    await page.getByLabel("Password", { exact: true }).fill("Practice-makes-1t!");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(pictureOf(page)).toHaveAttribute("src", new RegExp(`^${origin}/[A-Z]{2}\\.svg\\?size=64$`));
    await isDrawn(page);
    expect(asked[0]).toMatch(/^\/[A-Z]{2}\.svg\?size=64$/);
  } finally {
    await reedling.stop();
    service.close();
  }
});
