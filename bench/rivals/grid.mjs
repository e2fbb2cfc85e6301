// A month of lessons as rows Sunday to Saturday, as an application would write it with date-fns.

import { TZDate } from "@date-fns/tz";
import {
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  format,
  isSameMonth,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from "date-fns";

/** The same grid that core lays out, summary included. */
export function rivalGrid(yearMonth, lessons, limit, today, zone) {
  const [year, month] = yearMonth.split("-").map(Number);
  const first = startOfMonth(new TZDate(year, month - 1, 1, zone));
  const days = eachDayOfInterval({ start: startOfWeek(first), end: endOfWeek(endOfMonth(first)) });
  const byDay = groupByDay(lessons, zone);
  const cells = days.map((day) => {
    const lessonIds = (byDay.get(startOfDay(day).getTime()) ?? []).map(({ id }) => id);
    const date = format(day, "yyyy-MM-dd");
    return {
      date,
      inMonth: isSameMonth(day, first),
      isToday: date === today,
      lessonIds,
      shown: lessonIds.slice(0, limit),
      moreCount: Math.max(0, lessonIds.length - limit),
    };
  });
  const weeks = [];
  for (let start = 0; start < cells.length; start += 7) weeks.push(cells.slice(start, start + 7));
  return { month: yearMonth, weeks, summary: summary(lessons, first, zone) };
}

function groupByDay(lessons, zone) {
  const byDay = new Map();
  const sorted = [...lessons].sort((a, b) => compare(a.startTime, b.startTime) || compare(a.id, b.id));
  for (const lesson of sorted) {
    const day = startOfDay(new TZDate(lesson.startTime, zone)).getTime();
    const there = byDay.get(day);
    if (there) there.push(lesson);
    else byDay.set(day, [lesson]);
  }
  return byDay;
}

function summary(lessons, first, zone) {
  const inMonth = lessons.filter(({ startTime }) => isSameMonth(new TZDate(startTime, zone), first));
  const count = (...statuses) => inMonth.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: inMonth.length,
    completed: count("COMPLETED"),
    scheduled: count("SCHEDULED"),
    cancelledOrMissed: count("CANCELLED", "MISSED"),
  };
}

const compare = (a, b) => Number(a > b) - Number(a < b);
