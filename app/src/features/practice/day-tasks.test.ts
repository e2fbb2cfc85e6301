import { describe, expect, it } from "vitest";
import { daysOn, dayTasks } from "@/features/practice/day-tasks";
import { loadCore } from "@/lib/core";
import { aGuidance } from "@/testing/factories";

const core = await loadCore();

const plan = (teacher: string, startTime: string, date: string) => {
  const [day] = aGuidance().dailyPlan;
  return {
    startTime,
    teacher: { id: teacher },
    practiceGuidance: day === undefined ? null : aGuidance({ dailyPlan: [{ ...day, date }] }),
  };
};

describe("TODAY-01 the day of a plan", () => {
  it("is a list of tasks, each with its piece, minutes and tempo", () => {
    const [day] = aGuidance().dailyPlan;
    if (day === undefined) throw new Error("no day");
    const tasks = dayTasks(core, {
      ...day,
      warmup: "2 min: Long bows; done when they ring.",
      technicalFocus: "4 min: Play G major, at ♩ = 76. 3 min: Play D major.",
      repertoire: [{ title: "Minuet", focus: "5 min: Play bars 9–16.", targetTempoBpm: 60 }],
      musicianship: "",
    });
    expect(tasks).toEqual([
      { title: "Warm-up", minutes: 2, text: "Long bows", done: "they ring.", tempoBpm: null },
      { title: "Technique", minutes: 4, text: "Play G major, at ♩ = 76.", done: null, tempoBpm: 76 },
      { title: "Technique", minutes: 3, text: "Play D major.", done: null, tempoBpm: null },
      { title: "Minuet", minutes: 5, text: "Play bars 9–16.", done: null, tempoBpm: 60 },
    ]);
  });

  it("comes from the newest plan of each teacher that has the date", () => {
    const old = plan("ana", "2026-03-01T15:00:00Z", "2026-03-06");
    const newer = plan("ana", "2026-03-05T15:00:00+02:00", "2026-03-06");
    const other = plan("ben", "2026-03-02T15:00:00Z", "2026-03-06");
    const another = plan("cleo", "2026-03-02T15:00:00Z", "2026-03-07");
    const found = daysOn([old, newer, other, another], "2026-03-06");
    expect(found.map(({ plan: own }) => own)).toEqual([newer, other]);
  });
});
