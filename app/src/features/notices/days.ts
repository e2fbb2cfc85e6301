import type { Notice } from "@/features/notices/api/notices";
import { dayFromToday } from "@/lib/clock";
import { civilOf, dayOf, longDate, longDay } from "@/lib/format/dates";

/** The notices of one day, newest first. */
export interface NoticeDay {
  /** `yyyy-MM-dd` in the browser's zone. */
  day: string;
  /** "Today", "Yesterday", "Friday 7 March", with the year where it is another. */
  title: string;
  notices: Notice[];
}

const titleOf = (day: string, at: Date) => {
  if (day === dayFromToday(0)) return "Today";
  if (day === dayFromToday(-1)) return "Yesterday";
  return day.slice(0, 4) === dayFromToday(0).slice(0, 4) ? longDay(at) : longDate(at);
};

/** Notices, newest first, by the day on which they happened in the browser's zone. */
export const byDay = (notices: readonly Notice[]): NoticeDay[] => {
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const at = dayOf(notice.createdAt);
    const day = civilOf(at);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, title: titleOf(day, at), notices: [notice] });
  }
  return days;
};
