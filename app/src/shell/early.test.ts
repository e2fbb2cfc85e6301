// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import script from "@/shell/early.js?raw";

const answers: Response[] = [];

beforeEach(() => {
  answers.length = 0;
  localStorage.setItem("token", "t");
  localStorage.setItem("user", JSON.stringify({ role: "STUDENT" }));
  history.replaceState(null, "", "/student/dashboard");
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      const answer = Response.json([], { headers: { "Reedling-Release": "r1" } });
      answers.push(answer);
      return answer;
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.early;
});

/** Runs the script as the page's head does. */
const run = () => new Function(script)();

it("reads an answer that nobody takes, so that it keeps no connection", async () => {
  run();
  await vi.waitFor(() => expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, true]));
});

it("hands the answer over as it came", async () => {
  run();
  const [[path, { token, answer }] = ["", { token: "", answer: Promise.reject() }]] = window.early ?? [];
  expect([path, token]).toEqual(["/api/students/lessons?plans=false", "t"]);
  const taken = await answer;
  expect([taken.status, taken.headers.get("Reedling-Release")]).toEqual([200, "r1"]);
  expect(await taken.json()).toEqual([]);
});

it("asks for nothing without a session, or in somebody else's area", () => {
  localStorage.setItem("user", JSON.stringify({ role: "PARENT" }));
  run();
  localStorage.removeItem("token");
  run();
  expect(fetch).not.toHaveBeenCalled();
});
