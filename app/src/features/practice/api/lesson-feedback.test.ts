// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { feedbackQuery, lessonFeedbackQuery } from "@/features/practice/api/lesson-feedback";
import { aFeedback } from "@/testing/factories";
import { Answer, fakeApi } from "@/testing/fake-api";

const all = [1, 2, 3, 4, 5].map(() => aFeedback());

/** The server with pages of two. */
const server = () =>
  fakeApi({
    "GET /api/lesson-feedback": ({ query }) => {
      const lesson = query.get("lessonId");
      if (lesson !== null) return all.filter(({ id }) => id === lesson);
      const start = all.findIndex(({ id }) => id === query.get("after")) + 1;
      return new Answer(all.slice(start, start + 2), { "X-Total-Count": String(all.length) });
    },
  });

it("feedback is loaded page by page until all of it is there", async () => {
  const api = server();
  expect(await new QueryClient().fetchQuery(lessonFeedbackQuery)).toEqual(all);
  expect(api.calls.map(({ query }) => query.get("after"))).toEqual([null, all[1]?.id, all[3]?.id]);
});

it("the feedback on one lesson is asked for by itself", async () => {
  const api = server();
  const cache = new QueryClient();
  expect(await cache.fetchQuery(feedbackQuery(all[4]?.id ?? ""))).toEqual(all[4]);
  expect(await cache.fetchQuery(feedbackQuery("of no lesson"))).toBeNull();
  expect(api.calls).toHaveLength(2);
});
