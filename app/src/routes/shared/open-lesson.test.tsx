// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { storeSession } from "@/lib/session";
import { aLesson, aLessonList } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { StudentLessonsScreen } = await import("@/routes/student/my-lessons");
const { ParentLessonsScreen } = await import("@/routes/parent/lessons");
const { TeacherLessonsScreen } = await import("@/routes/teacher/lessons");

const listed = aLesson({ title: "Minuet" });
const unlisted = aLesson({ title: "Etude" });

const screens: [role: string, Screen: ComponentType, path: string][] = [
  ["TEACHER", TeacherLessonsScreen, "/teacher/lessons"],
  ["STUDENT", StudentLessonsScreen, "/student/my-lessons"],
  ["PARENT", ParentLessonsScreen, "/parent/lessons"],
];

const open = async (role: string, Screen: ComponentType, path: string, answer: FakeAnswer) => {
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role } });
  const api = fakeApi({
    "GET /api/teachers/lessons": () => aLessonList([listed]),
    "GET /api/teachers/students": () => ({ students: [], total: 0 }),
    "GET /api/students/lessons": () => [listed],
    "GET /api/lesson-feedback": () => [],
    "GET /api/parents/children": () => ({ parent: { id: "1", name: "Kim" }, children: [], total: 0 }),
    "GET /api/parents/lessons": () => aLessonList([listed]),
    [`GET /api/lessons/${unlisted.id}`]: answer,
    [`GET /api/lessons/${unlisted.id}/goals`]: () => ({ lastTime: null }),
  });
  const view = await renderScreen(Screen, `${path}?status=all&lesson=${unlisted.id}`);
  return { ...view, api };
};

describe.each(screens)("a lesson that is in the address and not in the list of a %s", (role, Screen, path) => {
  it("is asked for, as the list may be cut", async () => {
    const { api } = await open(role, Screen, path, () => unlisted);
    expect(await screen.findByRole("dialog")).toBeTruthy();
    const asked = `GET /api/lessons/${unlisted.id}`;
    expect(api.named(asked).filter(({ name }) => name === asked)).toHaveLength(1);
  });

  it("is said not to be there, and leaves the address", async () => {
    const { router } = await open(role, Screen, path, () => new Refusal(404, "There is no such lesson."));
    expect(await screen.findByText("Lesson not found")).toBeTruthy();
    expect(screen.getByText("It may have been removed, or it is somebody else's.")).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe("?status=all"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("stays in the address when it could not be loaded", async () => {
    const { router } = await open(role, Screen, path, () => new Refusal(503, "Busy"));
    expect(await screen.findByText("Failed to open the lesson")).toBeTruthy();
    expect(screen.getByText("Busy")).toBeTruthy();
    expect(router.state.location.search).toBe(`?status=all&lesson=${unlisted.id}`);
  });
});
