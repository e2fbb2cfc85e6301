// @vitest-environment jsdom
import { QueryObserver } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/lib/query";
import { request } from "@/lib/request";
import { clearSession, sessionExpiredAtom, storeSession } from "@/lib/session";

const answerWith = (status: number, body: string, type = "application/json") => {
  const seen: Request[] = [];
  vi.stubGlobal("fetch", async (call: Request) => {
    seen.push(call);
    return new Response(body, { status, statusText: "Some Status", headers: { "Content-Type": type } });
  });
  return seen;
};

beforeEach(() => {
  clearSession();
  storeSession({ token: "a-token", user: { name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe("the generic client", () => {
  it.each(["GET", "POST", "PUT", "DELETE"] as const)("API-04 sends %s to any path of its own host", async (method) => {
    const seen = answerWith(200, '{"message":"done"}');
    const body = method === "GET" ? undefined : { note: "Slower" };
    expect(await request(method, "/api/any/path?of=ours", body)).toEqual({ message: "done" });
    const [call] = seen;
    expect([call?.method, call?.url]).toEqual([method, `${location.origin}/api/any/path?of=ours`]);
    expect(call?.headers.get("Authorization")).toBe("Bearer a-token");
    expect(call?.headers.get("Content-Type")).toBe(body === undefined ? null : "application/json");
    expect(await call?.text()).toBe(body === undefined ? "" : '{"note":"Slower"}');
  });

  it.each(["https://elsewhere.test/api/stats", "//elsewhere.test/api/stats"])(
    "API-04 sends nothing to %s",
    async (path) => {
      const seen = answerWith(200, "{}");
      await expect(request("GET", path)).rejects.toThrow("is not on this host");
      expect(seen).toEqual([]);
    },
  );

  it("answers null where nothing comes back", async () => {
    answerWith(200, "");
    expect(await request("DELETE", "/api/any/path")).toBeNull();
  });

  it("fails with the server's text, and ends a refused session", async () => {
    answerWith(401, '{"error":"Please sign in again","code":"session_ended"}');
    await expect(request("GET", "/api/any/path")).rejects.toThrow("Please sign in again");
    expect(getDefaultStore().get(sessionExpiredAtom)).toBe(true);
  });
});

describe("the default query fetcher", () => {
  const ask = async (path: string) => {
    const observer = new QueryObserver<unknown, Error>(queryClient, { queryKey: [path, "more of its name"] });
    return observer.refetch();
  };

  it("API-05 asks with GET and credentials, and expects JSON", async () => {
    const seen = answerWith(200, '{"studentCount":3}');
    expect((await ask("/api/stats")).data).toEqual({ studentCount: 3 });
    const [call] = seen;
    expect([call?.method, call?.url, call?.credentials]).toEqual(["GET", `${location.origin}/api/stats`, "include"]);
    expect(call?.headers.get("Accept")).toBe("application/json");
  });

  it.each([
    [500, "The body", "application/json", "500: The body"],
    [503, "", "application/json", "503: Some Status"],
    [200, "<!doctype html>", "text/html", "Server returned HTML instead of JSON..."],
  ])("API-05 says of %i with %j as %s what came", async (status, body, type, message) => {
    answerWith(status, body, type);
    expect((await ask("/api/stats")).error?.message).toBe(message);
  });
});
