// @vitest-environment jsdom
import type { ScheduleLessonDraft } from "reedling-wasm";
import { beforeEach, expect, it, vi } from "vitest";
import { Answer, fakeApi, Refusal } from "@/testing/fake-api";

vi.stubEnv("TZ", "Europe/Berlin");

/** By these rules Berlin's clocks are Tokyo's from 2026 on. */
const tokyo = { version: "2099a", changes: [{ at: "2026-01-01T00:00:00Z", offset: 32_400 }] };

const draft: ScheduleLessonDraft = {
  studentId: "1",
  title: "Scales",
  description: "",
  date: "2026-07-06",
  startTime: "16:00",
  durationMinutes: 30,
  notes: "",
  recurrenceType: "weekly",
  recurrenceEndType: "count",
  recurrenceEndDate: "",
  recurrenceCount: 2,
};

/** The app as a page begins: with nothing loaded. */
const begin = async (answer: () => unknown) => {
  const { calls } = fakeApi({ "GET /api/zones/*": answer });
  const { loadCore } = await import("@/lib/core");
  const core = await loadCore();
  const clock = await import("@/lib/clock");
  const dates = await import("@/lib/format/dates");
  const times = await import("@/lib/format/times");
  return { core, calls, ...clock, ...dates, ...times };
};

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  vi.useFakeTimers({ now: new Date("2026-07-06T16:30:00Z"), toFake: ["Date"] });
});

it("FIELD-01 previews, shows and edits by the server's rules, where the browser has others", async () => {
  const app = await begin(() => tokyo);
  const zone = "Europe/Berlin";
  const previewed = app.core.planSchedule(draft, zone).map(({ startTime }) => startTime);
  expect(previewed).toEqual(["2026-07-06T07:00:00Z", "2026-07-13T07:00:00Z"]);
  expect(previewed.map(app.timeText)).toEqual(["16:00", "16:00"]);
  expect(app.shortDate(app.dayOf("2026-07-06T16:00:00Z"))).toBe("Tue 7 Jul 2026");
  expect([app.today(), app.dayFromToday(-1), app.yearsFromToday(1)]).toEqual([
    "2026-07-07",
    "2026-07-06",
    "2027-07-07",
  ]);
  expect(app.midnight(0)).toBe("2026-07-06T15:00:00Z");
});

it("FIELD-01 asks once, for years on both sides, and the browser about other years", async () => {
  const app = await begin(() => tokyo);
  const asked = app.calls.filter(({ name }) => name.startsWith("GET /api/zones"));
  expect(asked.map(({ name, query }) => [name, Object.fromEntries(query)])).toEqual([
    ["GET /api/zones/Europe%2FBerlin", { from: "2024-01-01T00:00:00Z", to: "2037-01-01T00:00:00Z" }],
  ]);
  // The server told nothing before 2026.
  expect(app.timeText("2025-07-06T14:00:00Z")).toBe("16:00");
  expect(app.timeText("2036-12-31T14:00:00Z")).toBe("23:00");
  expect(app.timeText("2037-07-06T14:00:00Z")).toBe("16:00");
});

it.each([
  ["refuses", () => new Refusal(404, "There is no such time zone.")],
  ["does not answer", () => new Error("away")],
  ["tells what are no clock changes", () => ({ version: "2099a", changes: [] })],
  ["answers with a page", () => new Answer("<html>", {})],
])("FIELD-01 asks the browser where the server %s", async (_, answer) => {
  const app = await begin(answer);
  expect(app.timeText("2026-07-06T14:00:00Z")).toBe("16:00");
  expect(app.midnight(0)).toBe("2026-07-05T22:00:00Z");
});

it("does not wait long for the server", async () => {
  vi.useFakeTimers({ now: new Date("2026-07-06T16:30:00Z") });
  let tell = (_: unknown) => {};
  const began = begin(() => new Promise((answer) => (tell = answer)));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(3_000);
  const app = await began;
  expect(app.timeText("2026-07-06T14:00:00Z")).toBe("16:00");
  tell(tokyo);
  await vi.waitFor(() => expect(app.timeText("2026-07-06T14:00:00Z")).toBe("23:00"));
});

it("asks for the browser's zone once at a time, and anew the next", async () => {
  const { browserZone } = await import("@/lib/time/zone");
  const format = vi.spyOn(Intl, "DateTimeFormat");
  expect(browserZone()).toBe(browserZone());
  // Once for its name, and once ever for whether the browser takes that name back.
  expect(format).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  browserZone();
  expect(format).toHaveBeenCalledTimes(3);
});

it("FIELD-01 reads the clock where the browser does not take the name of its own zone back", async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  resolved.mockReturnValue({ ...options, timeZone: "Etc/Unknown" });
  const app = await begin(() => new Refusal(404, "There is no such time zone."));
  // Berlin in summer is two hours ahead, which POSIX writes with the other sign.
  expect(app.calls.map(({ name }) => name)).toEqual(["GET /api/zones/Etc%2FGMT-2"]);
  expect(app.timeText("2026-07-06T14:00:00Z")).toBe("16:00");
  resolved.mockRestore();
});

it("tells the clock before core is there as well", async () => {
  fakeApi({});
  const { midnight, today } = await import("@/lib/clock");
  const { timeText } = await import("@/lib/format/times");
  expect([today(), midnight(1), timeText("2026-07-06T14:00:00Z")]).toEqual([
    "2026-07-06",
    "2026-07-06T22:00:00Z",
    "16:00",
  ]);
});
