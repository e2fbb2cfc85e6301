// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TodayPlan } from "@/features/practice/components/today-plan";
import { aGuidance } from "@/testing/factories";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();

it.each([
  ["Start a little slower tomorrow.", "Start a little slower tomorrow."],
  ["A day off, as agreed.", "A day off, as agreed."],
  ["", "Listening to music you love counts too."],
])("TODAY-01 tells a day of rest once: %s", async (musicianship, told) => {
  const [day] = aGuidance().dailyPlan;
  if (day === undefined) throw new Error("a plan has days");
  const rest = { ...day, durationMinutes: 0, warmup: "", technicalFocus: "", repertoire: [], musicianship };
  await renderScreen(() => <TodayPlan day={rest} />, "/student/dashboard");
  expect(await screen.findByRole("heading", { name: "Rest day" })).toBeTruthy();
  expect(screen.getByText(told)).toBeTruthy();
});
