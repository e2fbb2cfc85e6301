// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import { aGuidance, aLesson, aLessonList } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ParentLessonsScreen } = await import("@/routes/parent/lessons");

const mina = { id: "00000000-0000-7000-8000-00000000000a", name: "Mina Okafor" };
const theo = { id: "00000000-0000-7000-8000-00000000000b", name: "Theo Okafor" };
const child = ({ id, name }: typeof mina) => {
  const [firstName = "", lastName = ""] = name.split(" ");
  return { id, firstName, lastName, user: { name }, grade: "Grade 1", instrument: "Piano" };
};
const minuet = aLesson({
  title: "Minuet",
  student: mina,
  startTime: "2026-03-05T15:00:00Z",
  status: "COMPLETED",
  description: "Bars 9-16",
  teacherNotes: "Left hand late",
  practiceGuidance: aGuidance(),
});
const etude = aLesson({ title: "Etude", student: theo, startTime: "2026-04-02T14:00:00Z" });

const open = async (answers: Record<string, FakeAnswer> = {}, path = "/parent/lessons") => {
  storeSession({ token: "a-token", user: { name: "Sam Okafor", email: "sam@example.org", role: "PARENT" } });
  const api = fakeApi({
    "GET /api/parents/lessons": () => aLessonList([minuet, etude]),
    "GET /api/parents/children": () => ({
      parent: { user: { name: "Sam Okafor" } },
      children: [child(mina), child(theo)],
      total: 2,
    }),
    "GET /api/lesson-feedback": () => [],
    ...answers,
  });
  const view = await renderScreen(ParentLessonsScreen, path);
  return { ...view, api, user: userEvent.setup() };
};

const titles = async () => {
  const [, ...rows] = within(await screen.findByRole("table")).getAllByRole("row");
  return rows.map((row) => within(row).getAllByRole("cell")[3]?.textContent?.replace("Title", ""));
};

describe("Children's Lessons", () => {
  it("PLES-01 PLES-03 has its title and its columns", async () => {
    await open();
    expect(await screen.findByRole("heading", { level: 1, name: "Children's Lessons" })).toBeTruthy();
    await titles();
    const headings = screen.getAllByRole("columnheader").map((heading) => heading.textContent);
    expect(headings.slice(0, 5)).toEqual(["Date", "Child", "Teacher", "Title", "Status"]);
  });

  it("PLES-02 filters by child and by status, and turns the dates round", async () => {
    const { user } = await open();
    expect(await titles()).toEqual(["Etude", "Minuet"]);
    await user.click(screen.getByRole("button", { name: "Date" }));
    await waitFor(async () => expect(await titles()).toEqual(["Minuet", "Etude"]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Scheduled");
    await waitFor(async () => expect(await titles()).toEqual(["Etude"]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Child" }), "Mina Okafor");
    expect(await screen.findByText("No lessons match your filter")).toBeTruthy();
  });

  it("begins with the next lesson, then what comes after it, then the latest that was", async () => {
    const days = ["2099-03-08", "2026-03-01", "2099-03-01", "2026-03-08"];
    const lessons = days.map((day) => aLesson({ title: day, student: theo, startTime: `${day}T14:00:00Z` }));
    await open({ "GET /api/parents/lessons": () => aLessonList(lessons) });
    expect(await titles()).toEqual(["2099-03-01", "2099-03-08", "2026-03-08", "2026-03-01"]);
    expect(screen.getByRole("columnheader", { name: "Date" }).getAttribute("aria-sort")).toBe("none");
  });

  it("draws the first hundred rows again once the filter changes", async () => {
    const many = Array.from({ length: 150 }, (_, index) =>
      aLesson({ title: `Etude ${index}`, student: theo, startTime: "2026-04-02T14:00:00Z" }),
    );
    const { user } = await open({ "GET /api/parents/lessons": () => aLessonList(many) });
    expect(await titles()).toHaveLength(100);
    await user.click(screen.getByRole("button", { name: "Show More" }));
    expect(await titles()).toHaveLength(150);
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Scheduled");
    await waitFor(async () => expect(await titles()).toHaveLength(100));
  });

  it("PLES-04 shows description, notes and plan", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: /^View Details for Minuet,/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Minuet" }));
    expect(dialog.getByText("Bars 9-16")).toBeTruthy();
    expect(dialog.getByText("Left hand late")).toBeTruthy();
    expect(dialog.getByRole("heading", { name: "AI Practice Plan" })).toBeTruthy();
  });

  it("says when there are more lessons than the list holds", async () => {
    await open({ "GET /api/parents/lessons": () => aLessonList([minuet, etude], { total: 12_345 }) });
    expect(await screen.findByText(/^The latest 2 of 12,345 lessons are shown here\./)).toBeTruthy();
    expect(screen.getByText("2 children, 12,345 lessons")).toBeTruthy();
  });

  it("PLES-06 opens with the child that the address names", async () => {
    await open({}, `/parent/lessons?childId=${theo.id}`);
    expect(await titles()).toEqual(["Etude"]);
    expect(screen.getByRole("combobox", { name: "Child" })).toHaveProperty("value", theo.id);
  });

  const namesake = (id: string, studies: { grade?: string; instrument?: string }) => ({
    ...child({ ...mina, id }),
    ...studies,
  });
  const family = (children: unknown[]) => ({
    "GET /api/parents/children": () => ({ parent: { user: { name: "Sam Okafor" } }, children, total: children.length }),
  });
  const offered = async () => {
    const filter = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Child" });
    return [...filter.options].map(({ text }) => text);
  };

  it("tells children of one name apart by what they learn", async () => {
    const { api } = await open(family([namesake("1", {}), namesake("2", { instrument: "Violin" }), child(theo)]));
    expect(await offered()).toEqual(["All children", "Mina Okafor (Piano)", "Mina Okafor (Violin)", "Theo Okafor"]);
    expect(api.named("GET /api/students")).toEqual([]);
  });

  it("tells those who learn the same apart by their teachers", async () => {
    const taughtBy = (name: string) => () => ({ teachers: [{ id: name, user: { name, email: null } }] });
    await open({
      ...family([namesake("1", {}), namesake("2", {}), child(theo)]),
      "GET /api/students/1/teachers": taughtBy("Ana Reyes"),
      "GET /api/students/2/teachers": taughtBy("Ben Cole"),
    });
    await waitFor(async () =>
      expect(await offered()).toEqual([
        "All children",
        "Mina Okafor (with Ana Reyes)",
        "Mina Okafor (with Ben Cole)",
        "Theo Okafor",
      ]),
    );
  });

  it("PLES-07 says when the lessons cannot be loaded", async () => {
    await open({ "GET /api/parents/lessons": () => new Refusal(500, "") });
    expect(await screen.findByText("Unable to Load Lessons", {}, { timeout: 4000 })).toBeTruthy();
  });
});
