import { expect, it } from "vitest";
import { passwordRules, productName, tagline } from "@/config/constants";
import { loadCore } from "@/lib/core";

it("the app and core agree on name and tagline", async () => {
  const constants = (await loadCore()).constants();
  expect(productName).toBe(constants.productName);
  expect(tagline).toBe(constants.tagline);
});

it("FIELD-16 the browser's own password is told what core asks of one", async () => {
  const core = await loadCore();
  expect(passwordRules).toContain(`required: [${core.constants().lists.specialSigns}];`);
  const codes = core.passwordRequirements("").map(({ code }) => code);
  expect(codes).toHaveLength(passwordRules.split(";").filter((rule) => rule.trim() !== "").length);
  // Its shortest, of one sign of each kind.
  expect(core.passwordRequirements("aA1!aaaa").every(({ met }) => met)).toBe(true);
});
