import type { Page } from "@playwright/test";

/** Makes the page's processor so many times slower, as a cheap phone's is. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}
