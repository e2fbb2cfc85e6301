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
    expect(Buffer.byteLength(early)).toBeLessThan(2000);
  });

  /** Each role's own screens. */
  const own = ["TEACHER", "STUDENT", "PARENT"].flatMap((role) =>
    signedInScreens
      .filter(({ path }) => path.startsWith(`/${role.toLowerCase()}/`))
      .map((screen) => ({ role, ...screen })),
  );

  it.each(own)(
    "is for a $role at $path what the screen asks for, and is not asked for again",
    async ({ role, path, isFirst }) => {
      signIn(role);
      const { asked } = countCalls();
      open(path);
      const early = [...asked];
      if (isFirst) expect(early.length).toBeGreaterThan(1);
      await startScreen(path);
      if (early.length > 0) expect(asked).toEqual(early);
      expect(window.early?.size ?? 0).toBe(0);
    },
  );

  it("is the week that the teacher's week shows", async () => {
    signIn("TEACHER");
    vi.useFakeTimers({ now: new Date(2026, 2, 4, 12), toFake: ["Date"] });
    const { asked } = countCalls();
    open("/teacher/week");
    const { loadCore } = await import("@/lib/core");
    const { today } = await import("@/lib/clock");
    const { browserZone } = await import("@/lib/time/zone");
    const { firstWeekday } = await import("@/lib/first-weekday");
    const { teacherLessons } = await import("@/features/lessons/api/teacher-lessons");
    const { queryClient } = await import("@/lib/query");
    const core = await loadCore();
    await queryClient.fetchQuery(teacherLessons(core.weekRange(today(), firstWeekday(), browserZone())));
    expect(asked).toHaveLength(2);
    expect([...(window.early?.keys() ?? [])]).toEqual(["/api/users/me"]);
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

  it.each(["/teacher/week", "/teacher/calendar"])(
    "is the account alone at %s where the address names a day",
    (path) => {
      signIn("TEACHER");
      const { asked } = countCalls();
      open(`${path}?date=2026-03-04`);
      expect(asked).toEqual(["/api/users/me"]);
    },
  );

  it.each(["2026-02-01", "2026-03-31", "2026-05-31", "2026-11-01", "2027-02-28"])(
    "is the month that the teacher's calendar shows on %s",
    async (date) => {
      signIn("TEACHER");
      vi.useFakeTimers({ now: new Date(`${date}T12:00:00`), toFake: ["Date"] });
      const { asked } = countCalls();
      open("/teacher/calendar");
      await startScreen("/teacher/calendar");
      expect(asked).toHaveLength(2);
      expect(window.early?.size).toBe(0);
    },
  );

  it.each([
    ["TEACHER", "/student/dashboard"],
    ["STUDENT", "/teacher/lessons"],
    ["TEACHER", "/teacher/lessons/new"],
    ["", "/teacher/lessons"],
  ])("is nothing for a %s at %s", (role, path) => {
    signIn(role);
    const { asked } = countCalls();
    open(path);
    expect(asked).toEqual([]);
  });

  it("is nothing for whoever is not signed in", () => {
    const { asked } = countCalls();
    open("/teacher/lessons");
    signIn("TEACHER", "");
    open("/teacher/lessons");
    expect(asked).toEqual([]);
  });

  it("is not given to another session", async () => {
    signIn("TEACHER");
    const { asked } = countCalls();
    open("/teacher/students");
    signIn("TEACHER", "another-token");
    await startScreen("/teacher/students");
    expect(asked.filter((path) => path === "/api/teachers/students")).toHaveLength(2);
  });

  it("is asked for again where it did not come", async () => {
    signIn("TEACHER");
    const { asked, fetchStub } = countCalls();
    fetchStub.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    open("/teacher/students");
    await startScreen("/teacher/students");
    expect(asked.filter((path) => path === "/api/teachers/students")).toHaveLength(1);
  });

  it("is given up once something is changed from here", async () => {
    signIn("TEACHER");
    const { asked } = countCalls();
    open("/teacher/lessons");
    const { api } = await startScreen("/nothing");
    await api.POST("/api/auth/logout");
    expect(window.early?.size).toBe(0);
    await api.GET("/api/teachers/students");
    expect(asked.filter((path) => path === "/api/teachers/students")).toHaveLength(2);
  });
});
