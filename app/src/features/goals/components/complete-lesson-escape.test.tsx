// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aGoalContext, CompletingLesson, completingApi } from "@/testing/complete-lesson";
import { aLesson } from "@/testing/factories";
import { renderScreen, stubBrowser } from "@/testing/render-screen";
import { whole } from "@/testing/whole-text";

stubBrowser();

const rows = () => within(screen.getByRole("list", { name: "Goals" }));
const dialog = () => screen.queryByRole("dialog", { name: "Complete Lesson" });
const focused = () => document.activeElement;

const open = async (note = "") => {
  const lesson = aLesson({ title: "Study" });
  const onClose = vi.fn();
  completingApi(lesson, { [`GET /api/lessons/${lesson.id}/goals`]: () => ({ context: aGoalContext }) });
  const user = userEvent.setup();
  await renderScreen(() => <CompletingLesson lesson={lesson} onClose={onClose} />, "/");
  await screen.findByText("Goals from your notes appear here as you write.");
  if (note !== "") await user.type(screen.getByRole("textbox", { name: "Notes" }), note);
  return { user, onClose };
};

describe("Escape closes the innermost thing only", () => {
  it("keeps what is typed for Add Goal, says that it is not added yet, and asks for it before completing", async () => {
    const { user, onClose } = await open("C major scale. ");
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    await user.type(screen.getByRole("textbox", { name: "Add Goal" }), "bring the blue folder");
    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole("textbox", { name: "Add Goal" })).toBeNull();
    const button = screen.getByRole("button", { name: "Add Goal: “bring the blue folder” is not added yet" });
    expect(focused()).toBe(button);
    await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
    const box = await screen.findByRole<HTMLInputElement>("textbox", { name: "Add Goal" });
    expect(box.value).toBe("bring the blue folder");
    expect(screen.getByText("Please add this goal, or clear the box")).toBeTruthy();
    await user.clear(box);
    await user.keyboard("{Escape}{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("takes what is typed in the fields of a row, which close", async () => {
    const { user, onClose } = await open("C major scale. ");
    const line = rows().getByRole("button", { name: /^C major scale/ });
    await user.click(line);
    await user.type(rows().getByRole("textbox", { name: "Tempo Now" }), "60{Escape}");
    expect(dialog()).toBeTruthy();
    expect(line.getAttribute("aria-expanded")).toBe("false");
    expect(focused()).toBe(line);
    expect(rows().getAllByText(whole("crotchet = 60"))).not.toHaveLength(0);
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("keeps the fields of a row open while something in them is wrong", async () => {
    const { user, onClose } = await open("C major scale. ");
    await user.click(rows().getByRole("button", { name: /^C major scale/ }));
    const tempo = rows().getByRole<HTMLInputElement>("textbox", { name: "Tempo Now" });
    await user.type(tempo, "fast{Escape}");
    expect(tempo.value).toBe("fast");
    expect(tempo.getAttribute("aria-invalid")).toBe("true");
    expect(focused()).toBe(tempo);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("closes the box of a title before the row, and the row before the dialog", async () => {
    const { user, onClose } = await open("Started Harbour Lights, verse chords slowly. ");
    const line = rows().getByRole("button", { name: /^“Started Harbour Lights/ });
    await user.click(line);
    await user.click(rows().getByRole("button", { name: "This Is a Piece" }));
    await user.keyboard("{Escape}");
    expect(focused()).toBe(rows().getByRole("button", { name: "This Is a Piece" }));
    await user.keyboard("{Escape}");
    expect(focused()).toBe(line);
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes the choice of a phrase, the box of a last day and the opened list", async () => {
    const { user, onClose } = await open("C major scale. The dog ate the folder. Left wrist hurts. ");
    const phrase = within(screen.getByRole("list", { name: "Not used" })).getAllByRole("button")[0] as HTMLElement;
    await user.click(phrase);
    await user.tab();
    await user.keyboard("{Escape}");
    expect(focused()).toBe(phrase);
    expect(screen.queryByText("Use it for:")).toBeNull();
    const ends = screen.getByRole("combobox", { name: "Until When" });
    await user.selectOptions(ends, "until a date…");
    await user.click(screen.getByRole("textbox", { name: "Last Day" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("textbox", { name: "Last Day" })).toBeNull();
    expect(focused()).toBe(ends);
    const summary = screen.getByRole("button", { name: /^1 goal/ });
    await user.click(summary);
    expect(summary.getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{Escape}");
    expect(summary.getAttribute("aria-expanded")).toBe("false");
    expect(focused()).toBe(summary);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
