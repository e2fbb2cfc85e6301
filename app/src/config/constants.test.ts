import { expect, it } from "vitest";
import { productName, tagline } from "@/config/constants";
import { loadCore } from "@/lib/core";

it("the app and core agree on name and tagline", async () => {
  const constants = (await loadCore()).constants();
  expect(productName).toBe(constants.productName);
  expect(tagline).toBe(constants.tagline);
});
