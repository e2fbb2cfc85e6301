import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

const farthest = 80;

/** Presses Tab until the focus is on a control; fails when it does not come there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control, `the control that ${farthest} times Tab should reach`).toBeFocused();
}

/** Goes to a box or a list with Tab and types. */
export async function tabAndType(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}
