// Speed of the rules as JavaScript calls them, beside libraries that do the same work on the same input.
// Each rival's answer is compared with ours before anything is timed.

import assert from "node:assert/strict";
import { rivalGrid } from "./rivals/grid.mjs";
import { dateFnsWeekly, rruleWeekly } from "./rivals/weekly.mjs";
import { median } from "./table.mjs";

const zone = "Europe/Berlin";
const series = { date: "2026-01-05", time: "16:00", count: 52 };
const month = "2026-03";
const today = "2026-03-14";
const shownPerDay = 3;

/** Weekly series and month grid. */
export async function measureCore() {
  const core = await import("../wasm/pkg/reedling.js");
  return [...weekly(core), ...grid(core)];
}

function weekly(core) {
  const ours = () => core.weeklyStarts(series.date, series.time, series.count, zone);
  const rrule = () => rruleWeekly(series, zone);
  const dateFns = () => dateFnsWeekly(series, zone);
  const expected = instants(ours());
  assert.equal(expected.length, series.count);
  assert.deepEqual(instants(rrule()), expected, "rrule.js finds the same instants");
  assert.deepEqual(instants(dateFns()), expected, "date-fns finds the same instants");

  const time = timePerCall(ours);
  const besideRrule = timePerCall(rrule) / time;
  const besideDateFns = timePerCall(dateFns) / time;
  const name = `weekly series of ${series.count} in ${zone}`;
  return [
    { name, value: micros(time), ratio: times(besideRrule, "rrule.js"), goal: "10 x", met: besideRrule >= 10 },
    { name, value: micros(time), ratio: times(besideDateFns, "date-fns with @date-fns/tz") },
  ];
}

function grid(core) {
  const lessons = lessonsOf(month, 500);
  const ours = () => core.monthGrid(month, lessons, shownPerDay, today, zone);
  const rival = () => rivalGrid(month, lessons, shownPerDay, today, zone);
  assert.deepEqual(cells(ours()), cells(rival()), "date-fns lays the same grid");

  const time = timePerCall(ours);
  const beside = timePerCall(rival) / time;
  return [
    {
      name: `month grid of ${lessons.length} lessons`,
      value: micros(time),
      ratio: times(beside, "date-fns with @date-fns/tz"),
    },
  ];
}

/** Lessons spread over a month by day and quarter of an hour, the same at every run. */
function lessonsOf(yearMonth, count) {
  const statuses = ["SCHEDULED", "COMPLETED", "CANCELLED", "MISSED"];
  return Array.from({ length: count }, (_, index) => {
    const day = String(((index * 7) % 31) + 1).padStart(2, "0");
    const minutes = 8 * 60 + ((index * 13) % 40) * 15;
    const hour = String(Math.floor(minutes / 60)).padStart(2, "0");
    const minute = String(minutes % 60).padStart(2, "0");
    const id = `lesson-${String(index).padStart(4, "0")}`;
    return { id, startTime: `${yearMonth}-${day}T${hour}:${minute}:00Z`, status: statuses[index % 4] };
  });
}

const instants = (starts) => starts.map((start) => new Date(start).getTime());

/** What of a grid both sides must agree on. */
const cells = ({ weeks }) =>
  weeks.flat().map(({ date, inMonth, isToday, lessonIds, shown, moreCount }) => ({
    date,
    inMonth,
    isToday,
    lessonIds: [...lessonIds],
    shown: [...shown],
    moreCount,
  }));

/** Microseconds for one call: the middle of nine rounds of a tenth of a second each, after as long a warm-up. */
function timePerCall(call) {
  const round = () => {
    const start = performance.now();
    let calls = 0;
    while (performance.now() - start < 100) {
      call();
      calls += 1;
    }
    return ((performance.now() - start) * 1000) / calls;
  };
  for (let warmUp = 0; warmUp < 9; warmUp += 1) round();
  return median(Array.from({ length: 9 }, round));
}

const micros = (value) => `${value.toFixed(1)} µs`;
const times = (ratio, rival) => `${ratio.toFixed(1)} x ${rival}`;
