// The rules of two forms, as an application would write them with zod.

import { z } from "zod";

const date = (message) => z.string().pipe(z.iso.date(message));

const signIn = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: "Please enter your email address", abort: true })
    .pipe(z.email("Please enter a valid email address")),
  password: z.string().min(1, "Please enter your password"),
});

/** The schedule form's rules on a day. */
const schedule = (today) =>
  z
    .object({
      studentId: z.string().trim().min(1, "Please select a student"),
      title: z
        .string()
        .max(200, "The title can have at most 200 characters")
        .refine((title) => title.trim() !== "", "Please enter a title"),
      description: z.string().max(2000, "The description can have at most 2,000 characters"),
      date: z
        .string()
        .trim()
        .min(1, { error: "Please choose a date", abort: true })
        .pipe(z.iso.date({ error: "Please choose a valid date", abort: true }))
        .refine((day) => day >= "1900" && day < "2200", "Please choose a date between the years 1900 and 2199")
        .refine((day) => day >= today, "The date cannot be in the past"),
      startTime: z
        .string()
        .trim()
        .min(1, { error: "Please choose a start time", abort: true })
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a valid start time"),
      durationMinutes: z
        .int("Please choose a duration")
        .min(1, "The duration must be between 1 minute and 24 hours")
        .max(1440, "The duration must be between 1 minute and 24 hours"),
      notes: z.string().max(20_000, "Notes can have at most 20,000 characters"),
      recurrenceType: z.enum(["single", "weekly"]),
      recurrenceEndType: z.enum(["count", "date"]),
      recurrenceEndDate: z.string(),
      recurrenceCount: z.number().nullable(),
    })
    .superRefine((draft, context) => {
      const add = (field, message) => context.addIssue({ code: "custom", path: [field], message });
      if (draft.recurrenceType === "single") return;
      if (draft.recurrenceEndType === "count") {
        const count = draft.recurrenceCount;
        if (!Number.isInteger(count) || count < 1 || count > 52)
          add("recurrenceCount", "Number of lessons must be between 1 and 52");
        return;
      }
      const last = draft.recurrenceEndDate;
      if (!endDate.safeParse(last).success) return add("recurrenceEndDate", "Please choose an end date");
      if (last < draft.date) add("recurrenceEndDate", "The end date cannot be before the first lesson");
      if (last <= today) add("recurrenceEndDate", "The end date must be tomorrow or later");
    });

const endDate = date("Please choose an end date");

/** Field and text of each broken rule. */
const problems = (schema) => (draft) => {
  const { error } = schema.safeParse(draft);
  return (error?.issues ?? []).map(({ path, message }) => ({ field: path[0], message }));
};

export const zodSignIn = problems(signIn);
export const zodSchedule = (today) => problems(schedule(today));
