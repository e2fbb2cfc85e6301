// @vitest-environment jsdom
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, answerOf, api } from "@/lib/api";
import { failureText } from "@/lib/forms";
import type { Session } from "@/lib/session";
import { clearSession, currentToken, sessionExpiredAtom, storeSession } from "@/lib/session";

const answerWith = (status: number, body: string, type = "application/json") => {
  const seen: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    seen.push(request);
    return new Response(body, { status, statusText: "Some Status", headers: { "Content-Type": type } });
  });
  return seen;
};

const failureOf = async (call: Promise<{ data?: unknown }>): Promise<ApiError> => {
  const failure = await answerOf(call).catch((problem: unknown) => problem);
  if (failure instanceof ApiError) return failure;
  throw new Error("The call did not fail with an ApiError.");
};

const signIn = () =>
  storeSession({ token: "a-token", user: { name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
const isExpired = () => getDefaultStore().get(sessionExpiredAtom);

describe("calls of the server", () => {
  beforeEach(() => {
    clearSession();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("AUTH-31 carry the stored token as bearer header", async () => {
    signIn();
    const seen = answerWith(200, '{"lessons":[]}');
    await answerOf(api.GET("/api/teachers/lessons"));
    expect(seen[0]?.headers.get("Authorization")).toBe("Bearer a-token");
  });

  it("carry no token when they start a session", async () => {
    signIn();
    const seen = answerWith(200, '{"mustChangePassword":true,"userId":"1"}');
    await answerOf(api.POST("/api/auth/login", { body: { email: "a@b.de", password: "x" } }));
    expect(seen[0]?.headers.has("Authorization")).toBe(false);
  });

  it("fail with the server's text, code and fields", async () => {
    answerWith(
      422,
      '{"error":"Title is required","message":"Title is required","code":"invalid","fields":{"title":["Title is required"]}}',
    );
    const failure = await failureOf(api.GET("/api/stats"));
    expect(failure).toMatchObject({
      status: 422,
      code: "invalid",
      message: "Title is required",
      fields: { title: ["Title is required"] },
    });
  });

  it("name the status when the server gives no text, and HTML when it sends that", async () => {
    answerWith(503, "");
    expect((await failureOf(api.GET("/api/stats"))).message).toBe("HTTP 503: Some Status");
    answerWith(200, "<!doctype html>", "text/html; charset=utf-8");
    expect((await failureOf(api.GET("/api/stats"))).message).toBe("Server returned HTML instead of JSON...");
  });

  it.each([
    ["no text", 500, "", "text/plain"],
    ["words of somebody else", 500, "boom", "text/plain"],
    ["a page", 502, "<html><h1>Bad Gateway</h1></html>", "text/html"],
    ["JSON that is not the API's", 500, '{"error":"boom"}', "application/json"],
  ])("leave it to the screen what failed after %s", async (_what, status, body, type) => {
    answerWith(status, body, type);
    expect(failureText(await failureOf(api.GET("/api/stats")), "Failed")).toBe("Failed");
    answerWith(status, '{"error":"Try later","code":"busy"}', "application/json");
    expect(failureText(await failureOf(api.GET("/api/stats")), "Failed")).toBe("Try later");
  });

  it("say so when no answer comes", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const failure = await failureOf(api.GET("/api/stats"));
    expect(failure).toMatchObject({
      status: null,
      code: "network",
      message: "Network error. Please check your connection and try again.",
    });
  });

  it("say so too when a connection hangs, after the server would have given up", async () => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("Too late", "TimeoutError")), ms);
      return controller.signal;
    });
    vi.useFakeTimers();
    const hangs = (_: Request, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("fetch", hangs);
    const failure = failureOf(api.GET("/api/stats"));
    const outcome = vi.fn();
    failure.then(outcome, outcome);
    await vi.advanceTimersByTimeAsync(35_000);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(await failure).toMatchObject({ status: null, code: "network" });
  });

  it("that are called off fail with the reason for it", async () => {
    const hangs = (_: Request, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("fetch", hangs);
    const controller = new AbortController();
    const call = api.GET("/api/stats", { signal: controller.signal }).catch((problem: unknown) => problem);
    await new Promise((done) => setTimeout(done, 20));
    controller.abort(new Error("not wanted"));
    expect(await call).toMatchObject({ message: "not wanted" });
  });

  it("end the session when the server refuses its token", async () => {
    signIn();
    answerWith(401, '{"error":"Unauthorized"}');
    await failureOf(api.GET("/api/teachers/lessons"));
    expect(isExpired()).toBe(true);
  });

  it("leave a new session alone when the server refuses a call of the one before", async () => {
    signIn();
    let answer: (response: Response) => void = () => undefined;
    const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal("fetch", asked);
    const late = failureOf(api.GET("/api/teachers/lessons"));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    storeSession({ token: "a-new-token", user: { name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
    answer(new Response('{"error":"Unauthorized"}', { status: 401 }));
    await late;
    expect(isExpired()).toBe(false);
    expect(currentToken()).toBe("a-new-token");
  });

  it("answer nobody else than who asked", async () => {
    const { token, user } = { token: "of-ana", user: { name: "Ana", email: "ana@reedling.test", role: "TEACHER" } };
    storeSession({ token, user: { ...user, id: "1" } });
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    /** A call that is answered after somebody has signed in. */
    const answeredAfter = async (session: Session) => {
      const call = api.GET("/api/stats").catch((problem: unknown) => problem);
      await new Promise((done) => setTimeout(done, 20));
      storeSession(session);
      answer(new Response('{"totalStudents":1}', { headers: { "Content-Type": "application/json" } }));
      return call;
    };
    const again = await answeredAfter({ token: "of-ana-again", user: { ...user, id: "1" } });
    expect(again).toMatchObject({ data: { totalStudents: 1 } });
    const late = await answeredAfter({ token: "of-ben", user: { ...user, id: "2" } });
    expect(late).toMatchObject({ code: "signed_out" });
  });

  it("do not end a session that was never there: a failed sign-in is only that", async () => {
    signIn();
    answerWith(401, '{"error":"Email or password is wrong."}');
    await failureOf(api.POST("/api/auth/login", { body: { email: "a@b.de", password: "x" } }));
    expect(isExpired()).toBe(false);
  });
});
