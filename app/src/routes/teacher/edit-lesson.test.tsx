// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { aLesson, aLessonList, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { TeacherLessonsScreen } = await import("@/routes/teacher/lessons");

const mina = aStudent({ name: "Mina Okafor" });
const theo = aStudent({ name: "Theo Brandt" });
const minuet = aLesson({
  title: "Minuet",
  student: mina,
  startTime: "2026-03-05T15:00:00Z",
  version: 3,
  notes: "Soft",
});

const open = async (answers: Record<string, FakeAnswer> = {}, lesson: Schemas["LessonBody"] = minuet) => {
  const api = fakeApi({
    "GET /api/teachers/lessons": () => aLessonList([lesson]),
    "GET /api/teachers/students": () => ({ students: [mina, theo] }),
    "PUT /api/lessons/*": () => ({ message: "Lesson updated successfully!", lesson }),
    ...answers,
  });
  const { router, client } = await renderScreen(TeacherLessonsScreen, "/teacher/lessons");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: new RegExp(`^Actions for ${lesson.title},`) }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit Lesson" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Lesson" }));
  return { api, user, dialog, router, client };
};

type Opened = Awaited<ReturnType<typeof open>>;

const save = ({ user, dialog }: Opened) => user.click(dialog.getByRole("button", { name: "Save Changes" }));
const box = ({ dialog }: Opened, name: string) => dialog.getByRole<HTMLInputElement>("textbox", { name });
const optionsOf = ({ dialog }: Opened, name: string) =>
  within(dialog.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  signInTeacher();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Edit Lesson", () => {
  it("TLES-22 offers four statuses and seven durations", async () => {
    const opened = await open();
    expect(optionsOf(opened, "Status")).toEqual(["Scheduled", "Completed", "Cancelled", "Missed"]);
    expect(optionsOf(opened, "Duration")).toEqual(["15 min", "30 min", "1 h", "1.5 h", "2 h", "3 h", "4 h"]);
  });

  it("has repertoires loaded again, as a lesson completed here may name pieces", async () => {
    const opened = await open();
    const pieces = queryKeys.pieces.of(mina.id);
    opened.client.setQueryData(pieces, []);
    await opened.user.selectOptions(opened.dialog.getByRole("combobox", { name: "Status" }), "Completed");
    await save(opened);
    await opened.user.click(await screen.findByRole("button", { name: "Complete Lesson" }));
    await waitFor(() => expect(opened.client.getQueryState(pieces)?.isInvalidated).toBe(true));
  });

  it("TLES-22 offers the lesson's own duration if it is another", async () => {
    const opened = await open({}, { ...minuet, duration: 45 });
    expect(optionsOf(opened, "Duration")).toContain("45 min");
    expect(opened.dialog.getByRole<HTMLSelectElement>("combobox", { name: "Duration" }).value).toBe("45");
  });

  it("TLES-23 disables past days and computes the end", async () => {
    const opened = await open();
    const end = opened.dialog.getByRole<HTMLInputElement>("textbox", { name: "End Time" });
    expect([end.readOnly, end.value]).toEqual([true, "16:30"]);
    await opened.user.selectOptions(opened.dialog.getByRole("combobox", { name: "Duration" }), "1.5 h");
    expect(end.value).toBe("17:30");
    await opened.user.click(opened.dialog.getByRole("button", { name: /^Date/ }));
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: / 3 March 2026/ })).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: / 4 March 2026/ }).disabled).toBe(false);
  });

  it("stands in the address, opens from there, and leaves it when it is closed", async () => {
    const { router, user } = await open();
    const address = `?lesson=${minuet.id}&form=edit`;
    await waitFor(() => expect(router.state.location.search).toBe(address));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(router.state.location.search).toBe(""));
    await router.navigate({ search: address });
    expect(await screen.findByRole("dialog", { name: "Edit Lesson" })).toBeTruthy();
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each(["edit", "complete"])("is read where it can no longer be changed: %s", async (form) => {
    fakeApi({
      "GET /api/teachers/lessons": () => aLessonList([{ ...minuet, status: "CANCELLED" }]),
      "GET /api/teachers/students": () => ({ students: [mina, theo] }),
    });
    await renderScreen(TeacherLessonsScreen, `/teacher/lessons?lesson=${minuet.id}&form=${form}`);
    expect(await screen.findByRole("dialog", { name: "View Lesson" })).toBeTruthy();
  });

  it("keeps a date that is past", async () => {
    const opened = await open({}, { ...minuet, startTime: "2026-03-02T15:00:00Z", endTime: "2026-03-02T15:30:00Z" });
    expect(opened.dialog.getByRole<HTMLInputElement>("textbox", { name: "Date" }).value).toBe("Mon 2 Mar 2026");
    await save(opened);
    await waitFor(() => expect(opened.api.named("PUT")[0]?.body).toMatchObject({ startTime: "2026-03-02T15:00:00Z" }));
  });

  it("keeps the second of two equal times when clocks go back", async () => {
    const opened = await open({}, { ...minuet, startTime: "2026-10-25T01:30:00Z", endTime: "2026-10-25T02:00:00Z" });
    expect(opened.dialog.getByLabelText<HTMLInputElement>("Start Time").value).toBe("02:30");
    await save(opened);
    await waitFor(() => expect(opened.api.named("PUT")[0]?.body).toMatchObject({ startTime: "2026-10-25T01:30:00Z" }));
  });

  it("TLES-24 is not saved without title or start time", async () => {
    const opened = await open();
    await opened.user.clear(box(opened, "Title"));
    await opened.user.clear(opened.dialog.getByLabelText("Start Time"));
    await save(opened);
    await waitFor(() => expect(box(opened, "Title").getAttribute("aria-invalid")).toBe("true"));
    expect(opened.dialog.getByLabelText("Start Time").getAttribute("aria-invalid")).toBe("true");
    expect(opened.api.named("PUT")).toEqual([]);
  });

  it("TLES-25 TLES-27 sends every field, and the version that was read, and says that it worked", async () => {
    const opened = await open();
    await opened.user.type(box(opened, "Description"), "Both hands");
    await save(opened);
    expect(await screen.findByText("Lesson updated successfully!")).toBeTruthy();
    const [call] = opened.api.named("PUT");
    expect(call?.name).toBe(`PUT /api/lessons/${minuet.id}`);
    expect(call?.body).toEqual({
      title: "Minuet",
      description: "Both hands",
      studentId: mina.id,
      startTime: "2026-03-05T15:00:00Z",
      endTime: "2026-03-05T15:30:00Z",
      duration: 30,
      status: "SCHEDULED",
      notes: "Soft",
      version: 3,
    });
  });

  it.each([
    ["Cancelled", "Cancel Lesson"],
    ["Completed", "Complete Lesson"],
  ])("FIELD-04 asks before a lesson becomes %s for good", async (status, act) => {
    const opened = await open();
    await opened.user.selectOptions(opened.dialog.getByRole("combobox", { name: "Status" }), status);
    await save(opened);
    const question = within(await screen.findByRole("alertdialog", { name: act }));
    expect(question.getByText(new RegExp(`becomes ${status} and .* This cannot be reversed\\.$`))).toBeTruthy();
    await opened.user.click(question.getByRole("button", { name: "Keep Lesson" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(opened.api.named("PUT")).toEqual([]);
    await save(opened);
    await opened.user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: act }));
    await waitFor(() => expect(opened.api.named("PUT")).toHaveLength(1));
  });

  it("FIELD-04 says that a lesson to come cannot be missed", async () => {
    const opened = await open();
    await opened.user.selectOptions(opened.dialog.getByRole("combobox", { name: "Status" }), "Missed");
    await save(opened);
    expect(await opened.dialog.findByText("A lesson can be marked as missed once it has started")).toBeTruthy();
    expect(opened.api.named("PUT")).toEqual([]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("TLES-26 keeps the title until student or date change", async () => {
    const opened = await open();
    expect(box(opened, "Title").value).toBe("Minuet");
    await opened.user.selectOptions(opened.dialog.getByRole("combobox", { name: "Student" }), "Theo Brandt");
    expect(box(opened, "Title").value).toBe("Theo Brandt-050326");
    await opened.user.click(opened.dialog.getByRole("button", { name: /^Date/ }));
    await opened.user.click(await screen.findByRole("button", { name: / 12 March 2026/ }));
    expect(box(opened, "Title").value).toBe("Theo Brandt-120326");
  });

  it("TLES-26 keeps a title of one's own on another day, also past a day that there is not", async () => {
    const opened = await open();
    const date = opened.dialog.getByRole<HTMLInputElement>("textbox", { name: "Date" });
    for (const typed of ["31/2/2026", "12 Mar 2026"]) {
      await opened.user.clear(date);
      await opened.user.type(date, typed);
      await opened.user.tab();
      expect(box(opened, "Title").value).toBe("Minuet");
    }
    expect(date.value).toBe("Thu 12 Mar 2026");
  });

  it.each([
    [new Refusal(404, "This lesson is gone."), "This lesson is gone."],
    [new Refusal(500, ""), "Failed to update lesson"],
  ])("TLES-27 says why it failed", async (failure, text) => {
    const opened = await open({ "PUT /api/lessons/*": () => failure });
    await save(opened);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(opened.dialog.getByRole("button", { name: "Save Changes" })).toBeTruthy();
  });

  it("TLES-28 meets a newer version: offers to reload, keeps what was typed, overwrites nothing", async () => {
    const newer = { ...minuet, version: 4, title: "Minuet in G", description: "From the other tab" };
    const seen: unknown[] = [];
    let isNewer = false;
    const opened = await open({
      "GET /api/teachers/lessons": () => aLessonList([isNewer ? newer : minuet]),
      "GET /api/lessons/*": () => (isNewer ? newer : minuet),
      "PUT /api/lessons/*": ({ body }) => {
        seen.push(body);
        return (body as { version: number }).version < newer.version
          ? new Refusal(409, "Somebody changed this lesson meanwhile.", "stale")
          : { message: "Lesson updated successfully!", lesson: newer };
      },
    });
    isNewer = true;
    await opened.user.type(box(opened, "Notes"), " and slow");
    await save(opened);
    const reload = await opened.dialog.findByRole("button", { name: "Reload" });
    expect(opened.dialog.getByText("Somebody changed this lesson meanwhile.")).toBeTruthy();
    await opened.user.click(reload);
    await waitFor(() => expect(box(opened, "Title").value).toBe("Minuet in G"));
    expect(box(opened, "Description").value).toBe("From the other tab");
    expect(box(opened, "Notes").value).toBe("Soft and slow");
    expect(seen).toHaveLength(1);
    await save(opened);
    expect(await screen.findByText("Lesson updated successfully!")).toBeTruthy();
    expect(seen[1]).toMatchObject({ version: 4, title: "Minuet in G", notes: "Soft and slow" });
  });

  it("DRAFT-04 shows both titles after reloading, where somebody else has changed it as well", async () => {
    const newer = { ...minuet, version: 4, title: "Minuet in G" };
    let isNewer = false;
    const opened = await open({
      "GET /api/teachers/lessons": () => aLessonList([isNewer ? newer : minuet]),
      "GET /api/lessons/*": () => (isNewer ? newer : minuet),
      "PUT /api/lessons/*": () => new Refusal(409, "Somebody changed this lesson meanwhile.", "stale"),
    });
    isNewer = true;
    await opened.user.clear(box(opened, "Title"));
    await opened.user.type(box(opened, "Title"), "Gavotte");
    await save(opened);
    await opened.user.click(await opened.dialog.findByRole("button", { name: "Reload" }));
    expect(await opened.dialog.findByText("Minuet in G", { ignore: "bdi" })).toBeTruthy();
    expect(box(opened, "Title").value).toBe("Gavotte");
    await opened.user.click(opened.dialog.getByRole("button", { name: "Use Saved: Title" }));
    expect(box(opened, "Title").value).toBe("Minuet in G");
    expect(opened.dialog.queryByText("Saved now")).toBeNull();
  });
});
