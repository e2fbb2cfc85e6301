// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openWithGoals } from "@/testing/complete-lesson";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();

const begun = () => screen.findByText("Goals from your notes appear here as you write.");
type User = Awaited<ReturnType<typeof openWithGoals>>["user"];
const complete = async (user: User) => user.click(screen.getByRole("button", { name: "Complete Lesson" }));

describe("the question about the body", () => {
  it.each([
    ["Left wrist hurts. ", "Half the minutes", "half"],
    ["She has a cold. ", "Half the minutes", "half"],
    ["Her arm is in plaster. ", "Listening and reading", "listening"],
    ["Sprained his thumb. ", "Listening and reading", "listening"],
  ])("GOAL-02 sends the careful answer of a question that nobody answers: %s", async (note, label, answer) => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, note);
    const question = within(screen.getByRole("group", { name: "How much practice" }));
    expect(question.getByRole<HTMLInputElement>("radio", { name: label }).checked).toBe(true);
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ body: { answer, spared: null, until: "nextLesson" } });
  });

  it("sends what the teacher answers about the body", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Left wrist hurts. ");
    const question = within(screen.getByRole("group", { name: "How much practice" }));
    await user.click(question.getByRole("radio", { name: "Right hand only" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Until When" }), "until I say otherwise");
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({
      body: { answer: "otherHand", spared: "left", until: "toldOtherwise" },
    });
  });

  it("GOAL-02 asks anew where a second complaint has the sign and the side of the first", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Left wrist hurts. ");
    const answer = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    await user.click(answer("As usual"));
    await user.type(notes, "C major scale. ");
    expect(answer("As usual").checked).toBe(true);
    await user.type(notes, "Left shoulder hurts. ");
    expect(answer("Half the minutes").checked).toBe(true);
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ body: { answer: "half" } });
  });

  it("GOAL-02 asks anew where the note asks something else than what was answered", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Left wrist hurts. ");
    const answer = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    await user.click(answer("As usual"));
    await user.type(notes, "Thumb in plaster. ");
    expect(answer("Listening and reading").checked).toBe(true);
    await user.clear(notes);
    await user.type(notes, "Left wrist hurts. ");
    await user.click(answer("Right hand only"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Until When" }), "until a date…");
    await user.clear(notes);
    await user.type(notes, "Right wrist hurts. ");
    expect(answer("Half the minutes").checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Until When" }).value).toBe("nextLesson");
    expect(screen.queryByRole("textbox", { name: "Last Day" })).toBeNull();
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ body: { answer: "half", spared: null, until: "nextLesson" } });
  });

  it("GOAL-02 lets either hand play where the note names an arm without its side, until it names one", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Arm in plaster. ");
    const answers = () => within(screen.getByRole("group", { name: "How much practice" })).getAllByRole("radio");
    const labels = () => answers().map((radio) => radio.closest("label")?.textContent);
    const [usual, half, careful] = ["As usual", "Half the minutes", "Listening and reading"];
    expect(labels()).toEqual([usual, half, "Left hand only", "Right hand only", careful]);
    const answer = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    await user.click(answer("Left hand only"));
    expect(answer("Left hand only").checked).toBe(true);
    await user.clear(notes);
    await user.type(notes, "Left arm in plaster. ");
    expect(labels()).toEqual([usual, half, "Right hand only", careful]);
    expect(answer(careful).checked).toBe(true);
    await user.clear(notes);
    await user.type(notes, "Arm in plaster. ");
    await user.click(answer("Left hand only"));
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ body: { answer: "otherHand", spared: "right" } });
  });

  it("GOAL-02 quotes what the note tells of the body where an earlier lesson's answer is asked again", async () => {
    const { api, user, notes } = await openWithGoals({
      body: { answer: "half", spared: null, until: "toldOtherwise" },
    });
    await begun();
    expect(screen.getByText("An earlier lesson limited practice.")).toBeTruthy();
    await user.type(notes, "C major scale. No octaves for another fortnight. ");
    expect(screen.getByText("“No octaves for another fortnight”.")).toBeTruthy();
    expect(screen.queryByText("An earlier lesson limited practice.")).toBeNull();
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ body: { answer: "half", until: "toldOtherwise" } });
  });

  it("GOAL-02 a last day that is over is refused, with the focus in its box", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Left wrist hurts. ");
    await user.selectOptions(screen.getByRole("combobox", { name: "Until When" }), "until a date…");
    const box = screen.getByRole("textbox", { name: "Last Day" });
    await user.type(box, "1/1/2020");
    await complete(user);
    expect(await screen.findByText("Please finish what you typed in the goals first.")).toBeTruthy();
    expect(document.activeElement).toBe(box);
    expect(api.named("PATCH")).toHaveLength(0);
  });

  it("opening the private note puts the focus into its box", async () => {
    const { user } = await openWithGoals();
    await begun();
    await user.click(screen.getByText("Private Note", { selector: "summary" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Private Note" })));
  });
});
