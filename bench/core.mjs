// Speed of the rules as JavaScript calls them, beside libraries that do the same work on the same input.
// Each rival's answer is compared with ours before anything is timed.

import assert from "node:assert/strict";
import {
  emptyForm,
  filledForm,
  longSeries,
  month,
  monthLessons,
  noteContext,
  notes,
  planRequest,
  series,
  shownPerDay,
  today,
  yearLessons,
  zone,
} from "./inputs.mjs";
import { measureNative } from "./native.mjs";
import { dateFnsConflicts } from "./rivals/conflicts.mjs";
import { zodSchedule, zodSignIn } from "./rivals/forms.mjs";
import { rivalGrid } from "./rivals/grid.mjs";
import { dateFnsWeekly, rruleWeekly } from "./rivals/weekly.mjs";
import { duration } from "./table.mjs";
import { timeInTurns } from "./timing.mjs";

const zonedDates = "date-fns with @date-fns/tz";

/** The rules through WebAssembly in Node, then natively. */
export async function measureCore() {
  const core = await import("../wasm/pkg/reedling.js");
  const planner = await import("../wasm/pkg-planner/reedling.js");
  const changes = await import("../wasm/pkg-series/reedling.js");
  return [
    ...weekly(core),
    ...grid(core),
    ...forms(core),
    ...conflicts(core),
    ...seriesChange(core, changes),
    ...lists(core),
    ...plans(planner),
    ...(await measureNative()),
  ];
}

function weekly(core) {
  const ours = () => core.weeklyStarts(series.date, series.time, series.count, zone);
  const rrule = () => rruleWeekly(series, zone);
  const dateFns = () => dateFnsWeekly(series, zone);
  const expected = instants(ours());
  assert.equal(expected.length, series.count);
  assert.deepEqual(instants(rrule()), expected, "rrule.js finds the same instants");
  assert.deepEqual(instants(dateFns()), expected, "date-fns finds the same instants");
  return beside(`weekly series of ${series.count} in ${zone}`, { ours, "rrule.js": rrule, [zonedDates]: dateFns }, [
    ["rrule.js", 10],
    [zonedDates, 2],
  ]);
}

function grid(core) {
  const lessons = monthLessons(500);
  const ours = () => core.monthGrid(month, lessons, shownPerDay, today, zone);
  const rival = () => rivalGrid(month, lessons, shownPerDay, today, zone);
  assert.deepEqual(cells(ours()), cells(rival()), "date-fns lays the same grid");
  return beside(`month grid of ${lessons.length} lessons`, { ours, [zonedDates]: rival }, [[zonedDates, 20]]);
}

const filledSignIn = { email: "ada@music.example", password: "x", notMyComputer: false };
const emptySignIn = { email: "", password: "", notMyComputer: false };

function forms(core) {
  const scheduleRival = zodSchedule(today);
  const cases = [
    ["schedule form, filled in", (form) => core.checkScheduleLesson(form, today), scheduleRival, filledForm, 0],
    ["schedule form, empty", (form) => core.checkScheduleLesson(form, today), scheduleRival, emptyForm, 5],
    ["sign-in form, filled in", core.checkSignIn, zodSignIn, filledSignIn, 0],
    ["sign-in form, empty", core.checkSignIn, zodSignIn, emptySignIn, 2],
  ];
  return cases.flatMap(([name, check, rival, form, broken]) => {
    const found = check(form).map(({ field, message }) => ({ field, message }));
    assert.equal(found.length, broken);
    assert.deepEqual(rival(form), found, "zod finds the same problems");
    return within(name, { ours: () => check(form), zod: () => rival(form) }, 20, "zod");
  });
}

function conflicts(core) {
  const lessons = yearLessons(5000);
  const occurrences = core.planSchedule(filledForm, zone);
  const times = core.busyTimes(lessons);
  const ours = () => core.findConflicts(occurrences, lessons, times);
  const rival = () => dateFnsConflicts(occurrences, lessons);
  const found = ours();
  assert.ok(found.length > 0);
  assert.deepEqual(core.findConflicts(occurrences, lessons), found, "with and without times that were read before");
  const pairs = found.map(({ occurrence, lesson }) => ({ occurrence, id: lesson.id }));
  assert.deepEqual(byPlace(rival()), byPlace(pairs), "date-fns finds the same overlaps");
  const size = `${occurrences.length} occurrences against ${lessons.length} lessons`;
  return [
    ...within(`conflicts of ${size}`, { ours, "date-fns": rival }, 1000, "date-fns"),
    ...within(`reading the times of ${lessons.length} lessons, once`, { ours: () => core.busyTimes(lessons) }),
  ];
}

function seriesChange({ busyTimes }, { planSeries }) {
  const lessons = yearLessons(10_000);
  const times = busyTimes(lessons);
  const ours = () => planSeries(longSeries, lessons, times);
  const { counts } = ours().plan;
  assert.equal(counts.moved, 260);
  assert.ok(counts.overlapping > 20);
  return within(`SER-16 series of 260 moved among ${lessons.length} lessons`, { ours }, 5_000);
}

function lists(core) {
  const lessons = yearLessons(5000);
  const filter = { search: "student 7", status: "upcoming", time: "month" };
  const now = `${today}T12:00:00Z`;
  assert.ok(core.teacherLessons(lessons, filter, now, zone).length > 0);
  const ours = () => core.teacherLessons(lessons, filter, now, zone);
  return within(`search, filters and order over ${lessons.length} lessons`, { ours });
}

function plans({ planPractice, readNote }) {
  const { goals } = readNote(notes.ordinary, noteContext);
  const request = planRequest(goals);
  assert.ok(goals.length > 3);
  assert.equal(planPractice(request).guidance.dailyPlan.length, 7);
  return [
    ...within("PLAN-17 week planned", { ours: () => planPractice(request) }, 10_000),
    ...within("goals read from 1,000 characters", { ours: () => readNote(notes.long, noteContext) }, 3_000),
  ];
}

/** A line for each rival, with how many times slower it should be at least. */
function beside(name, ways, goals) {
  const { micros, ratio } = timeInTurns(ways);
  return goals.map(([rival, least]) => ({
    name,
    value: duration(micros.ours),
    ratio: `${ratio(rival).toFixed(1)} x ${rival} (${duration(micros[rival])})`,
    goal: `${least} x`,
    met: ratio(rival) >= least,
  }));
}

/** A line with the most microseconds that it should take, if any, and a rival beside it for the picture. */
function within(name, ways, most, rival) {
  const { micros, ratio } = timeInTurns(ways);
  const line = { name, value: duration(micros.ours) };
  if (rival) line.ratio = `${ratio(rival).toFixed(1)} x ${rival} (${duration(micros[rival])})`;
  return [most === undefined ? line : { ...line, goal: duration(most), met: micros.ours <= most }];
}

const instants = (starts) => starts.map((start) => new Date(start).getTime());

/** What of a grid both sides must agree on. */
const cells = ({ weeks, summary }) => ({
  summary: { ...summary },
  days: weeks.flat().map(({ date, inMonth, isToday, lessonIds, shown, moreCount }) => ({
    date,
    inMonth,
    isToday,
    lessonIds: [...lessonIds],
    shown: [...shown],
    moreCount,
  })),
});

const byPlace = (pairs) =>
  pairs.toSorted((a, b) => a.occurrence - b.occurrence || Number(a.id > b.id) - Number(a.id < b.id));
