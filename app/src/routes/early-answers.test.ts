// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { signedInScreens } from "@/config/screens";
import { firstPaintFiles } from "../../plugins/first-paint.ts";

const { early } = firstPaintFiles();
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const signIn = (role: string, token = "a-token") => {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify({ id: "1", name: "Ana", email: "ana@reedling.test", role }));
};

/** Stands in for the server; each answer says which turn it was. */
const countCalls = () => {
  const asked: string[] = [];
  const fetchStub = vi.fn(async (input: Request | string, init?: RequestInit) => {
    const request = new Request(new URL(typeof input === "string" ? input : input.url, location.origin), init);
    const { pathname, search } = new URL(request.url);
    // The zone is asked for beside core, and not of any screen.
    if (pathname.startsWith("/api/zones/")) return new Response(null, { status: 503 });
    asked.push(pathname + search);
    return new Response(JSON.stringify({ lessons: [], students: [], children: [], total: asked.length }), {
      headers: { "Content-Type": "application/json" },
    });
  });
  vi.stubGlobal("fetch", fetchStub);
  return { asked, fetchStub };
};

/** The page at a path as far as the file that asks ahead is concerned. */
const open = (path: string) => {
  window.history.replaceState(null, "", path);
  // biome-ignore lint/security/noGlobalEval: the file is a script and no module, and this is how a page runs one.
  window.eval(early);
};

/** The app's own calls of the screen at that path, from modules that have just been loaded. */
const startScreen = async (path: string) => {
  vi.resetModules();
  const { startLoading } = await import("@/routes/frame/screen-data");
  const { loadFile } = await import("@/routes/frame/screen-file");
  const { file = "not-found" } = signedInScreens.find((screen) => screen.path === path) ?? {};
  await startLoading(path, (await loadFile(file)).queries);
  await new Promise((done) => setTimeout(done, 50));
  return await import("@/lib/api");
};

beforeEach(() => {
  localStorage.clear();
  delete window.early;
  vi.useRealTimers();
});

describe("what is asked for before the app is there", () => {
  it("is small", () => {
    expect(Buffer.byteLength(early)).toBeLessThan(1200);
  });

  it.each([
    ["STUDENT", "/student/dashboard", 2],
    ["PARENT", "/parent/dashboard", 3],
  ])("is for a %s at %s what the screen asks for, and is not asked for again", async (role, path, calls) => {
    signIn(role);
    const { asked } = countCalls();
    open(path);
    // And the account.
    expect(asked).toHaveLength(calls + 1);
    await startScreen(path);
    expect(asked).toHaveLength(calls + 1);
    expect(window.early?.size).toBe(0);
  });

  it.each([
    ["STUDENT", "/student/dashboard", "/api/students/lessons?plans=false"],
    ["PARENT", "/parent/dashboard", "/api/parents/lessons?plans=false"],
  ])("goes on for a %s at %s to the plans that may reach to today", async (role, path, list) => {
    signIn(role);
    vi.useFakeTimers({ now: new Date(2026, 2, 12, 9), toFake: ["Date"] });
    const lessonOn = (id: string, day: number, practiceGenerated = true) => ({
      ...{ id, practiceGenerated, startTime: new Date(2026, 2, day, 15).toISOString() },
    });
    const lessons = [lessonOn("old", 3), lessonOn("one", 4), lessonOn("none", 10, false), lessonOn("two", 11)];
    const { asked, fetchStub } = countCalls();
    const answers: Record<string, unknown> = { [list]: role === "STUDENT" ? lessons : { lessons, total: 4 } };
    const plain = fetchStub.getMockImplementation();
    fetchStub.mockImplementation(async (input, init) => {
      const response = (await plain?.(input, init)) as Response;
      const body = answers[String(input)];
      return body === undefined ? response : Response.json(body);
    });
    open(path);
    await vi.waitFor(() => expect(asked.filter((call) => call.startsWith("/api/lessons/"))).toHaveLength(2));
    expect(asked).toEqual(expect.arrayContaining(["/api/lessons/one", "/api/lessons/two"]));
    expect(await (await window.early?.get(list)?.answer)?.json()).toEqual(answers[list]);
  });

  it.each([
    ["TEACHER", "/student/dashboard"],
    ["TEACHER", "/teacher/dashboard"],
    ["", "/student/dashboard"],
  ])("is nothing for a %s at %s", (role, path) => {
    signIn(role);
    const { asked } = countCalls();
    open(path);
    expect(asked).toEqual([]);
  });

  it("is nothing for whoever is not signed in", () => {
    const { asked } = countCalls();
    open("/student/dashboard");
    signIn("STUDENT", "");
    open("/student/dashboard");
    expect(asked).toEqual([]);
  });

  it("is not given to another session", async () => {
    signIn("STUDENT");
    const { asked } = countCalls();
    open("/student/dashboard");
    signIn("STUDENT", "another-token");
    await startScreen("/student/dashboard");
    expect(asked.filter((path) => path === "/api/lesson-feedback")).toHaveLength(2);
  });

  it("is asked for again where it did not come", async () => {
    signIn("STUDENT");
    const { asked, fetchStub } = countCalls();
    fetchStub.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    open("/student/dashboard");
    await startScreen("/student/dashboard");
    expect(asked.filter((path) => path === "/api/lesson-feedback")).toHaveLength(1);
  });

  it("is given up once something is changed from here", async () => {
    signIn("STUDENT");
    const { asked } = countCalls();
    open("/student/dashboard");
    const { api } = await startScreen("/nothing");
    await api.POST("/api/auth/logout");
    expect(window.early?.size).toBe(0);
    await api.GET("/api/lesson-feedback");
    expect(asked.filter((path) => path === "/api/lesson-feedback")).toHaveLength(2);
  });
});
