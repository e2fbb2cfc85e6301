// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aFeedback, aLesson, aLessonList, aStudent } from "@/testing/factories";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { TeacherLessonsScreen } = await import("@/routes/teacher/lessons");

const mina = aStudent({ name: "Mina Okafor" });
const done = aLesson({ title: "Scales", student: mina, status: "COMPLETED" });
const open = aLesson({ title: "Minuet", student: mina });

const openScreen = async () => {
  const api = fakeApi({
    "GET /api/teachers/lessons": () => aLessonList([done, open]),
    "GET /api/teachers/students": () => ({ students: [mina] }),
    "GET /api/lesson-feedback": () => [],
    "PUT /api/lesson-feedback/*": ({ body }) => {
      const [first] = (body as { practiceAssignments: { piece: string }[] }).practiceAssignments;
      const sentence = "There is no such piece";
      return first?.piece === "Nothing"
        ? new Refusal(422, sentence, "invalid", { "practiceAssignments.0.piece": [sentence] })
        : aFeedback({ id: done.id });
    },
    [`PATCH /api/lessons/${open.id}/*`]: () => ({ message: "", lesson: { ...open, status: "COMPLETED" } }),
  });
  await renderScreen(TeacherLessonsScreen, "/teacher/lessons");
  return { api, user: userEvent.setup() };
};
type User = ReturnType<typeof userEvent.setup>;

const choose = async (user: User, title: string, item: string) => {
  await user.click(await screen.findByRole("button", { name: new RegExp(`^Actions for ${title},`) }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
};

const addAssignment = async (user: User, place: number, texts: Record<string, string>) => {
  await user.click(screen.getByRole("button", { name: "Add Assignment" }));
  const assignment = within(screen.getByRole("group", { name: `Assignment ${place}` }));
  for (const [name, text] of Object.entries(texts)) await user.type(assignment.getByLabelText(name), text);
  return assignment;
};

beforeEach(() => signInTeacher());

describe("an assignment of the feedback form", () => {
  const write = async () => {
    const { api, user } = await openScreen();
    await choose(user, "Scales", "View Details");
    const view = within(await screen.findByRole("dialog", { name: "View Lesson" }));
    await user.click(await view.findByRole("button", { name: "Write Feedback" }));
    return { api, user, save: () => user.click(view.getByRole("button", { name: "Save Feedback" })) };
  };

  it("says what is wrong under its own field, sends nothing and loses nothing", async () => {
    const { api, user, save } = await write();
    await addAssignment(user, 1, {});
    const second = await addAssignment(user, 2, { Piece: "Etude", "Minutes a Day": "ten", Focus: "bow, left hand" });
    await save();
    const minutes = second.getByLabelText<HTMLInputElement>("Minutes a Day");
    await waitFor(() => expect(minutes.getAttribute("aria-invalid")).toBe("true"));
    expect(second.getByText("Please type whole minutes, from 0 to 1,440")).toBeTruthy();
    expect(document.activeElement).toBe(minutes);
    expect(minutes.value).toBe("ten");
    expect(api.named("PUT")).toEqual([]);

    await user.clear(minutes);
    await user.type(minutes, "10");
    await save();
    await waitFor(() => expect(api.named("PUT")).toHaveLength(1));
    expect(api.named("PUT")[0]?.body).toMatchObject({
      practiceAssignments: [
        { piece: "Etude", focusAreas: ["bow", "left hand"], dailyMinutes: 10, specificInstructions: null },
      ],
    });
  });

  it("is not saved while nothing at all is written", async () => {
    const { api, user, save } = await write();
    await addAssignment(user, 1, {});
    await save();
    expect(await screen.findByText("Please write some feedback first")).toBeTruthy();
    expect(api.named("PUT")).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "4 stars" }));
    await save();
    await waitFor(() => expect(api.named("PUT")).toHaveLength(1));
  });

  it("shows under its own field what the server refuses", async () => {
    const { user, save } = await write();
    const first = await addAssignment(user, 1, { Piece: "Nothing" });
    await save();
    expect(await first.findByText("There is no such piece")).toBeTruthy();
  });
});

describe("Complete Lesson", () => {
  it("says at once what is wrong with the notes and with the feedback", async () => {
    const { api, user } = await openScreen();
    await choose(user, "Minuet", "Complete Lesson");
    const dialog = within(await screen.findByRole("dialog", { name: "Complete Lesson" }));
    const notes = await dialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
    await user.clear(notes);
    await user.click(dialog.getByText("Add Feedback"));
    const first = await addAssignment(user, 1, { "Minutes a Day": "10" });
    await user.click(dialog.getByRole("button", { name: "Complete Lesson" }));
    expect(await first.findByText("Please name the piece")).toBeTruthy();
    await waitFor(() => expect(notes.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(notes);
    expect(api.named("PATCH")).toEqual([]);
  });

  it("completes nothing while the feedback is wrong, and leads to what is", async () => {
    const { api, user } = await openScreen();
    await choose(user, "Minuet", "Complete Lesson");
    const dialog = within(await screen.findByRole("dialog", { name: "Complete Lesson" }));
    await user.type(await dialog.findByRole("textbox", { name: "Notes" }), "Bars 9-16");
    await user.click(dialog.getByText("Add Feedback"));
    const first = await addAssignment(user, 1, { "Minutes a Day": "10" });
    await user.click(dialog.getByText("Add Feedback"));
    await user.click(dialog.getByRole("button", { name: "Complete Lesson" }));
    expect(await dialog.findByText("Please correct the feedback first.")).toBeTruthy();
    expect(first.getByText("Please name the piece")).toBeTruthy();
    expect(api.named("PATCH")).toEqual([]);

    await waitFor(() => expect(document.activeElement).toBe(first.getByLabelText("Piece")));

    await user.type(first.getByLabelText("Piece"), "Minuet in G");
    await waitFor(() => expect(dialog.queryByText("Please correct the feedback first.")).toBeNull());
    await user.click(dialog.getByRole("button", { name: "Complete Lesson" }));
    await waitFor(() => expect(api.named("PUT")).toHaveLength(1));
    expect(api.named("PATCH")).toHaveLength(1);
  });
});
