import { expect, it } from "vitest";
import { passwordRules, productName, tagline } from "@/config/constants";
import { delays, placeholders, rooms, toastRules } from "@/config/figures";
import { loadCore } from "@/lib/core";

it.each([
  ["CONST-01 CONST-15 delays", delays, [2000, 3000, 5000, 10_000, 1_000_000]],
  ["CONST-02 CONST-03 CONST-04 lengths of lists", rooms, [100, 5, 3, 2, 4, 5, 3]],
  ["CONST-15 toasts", toastRules, [50, "F8"]],
  ["CONST-16 placeholders", placeholders, [98.5, 2.4]],
])("%s", (_, figures, specified) => {
  expect(Object.values(figures)).toEqual(specified);
});

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
