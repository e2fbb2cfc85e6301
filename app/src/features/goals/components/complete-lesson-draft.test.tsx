// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Lesson } from "@/lib/lesson";
import { clearSession, storeSession } from "@/lib/session";
import { toastsAtom } from "@/lib/toasts";
import { aGoalContext, CompletingLesson, completingApi } from "@/testing/complete-lesson";
import { aLesson } from "@/testing/factories";
import { Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
afterEach(() => {
  clearSession();
  // An open toast would take the next Escape.
  getDefaultStore().set(toastsAtom, []);
});

const minuet = aLesson({ title: "Minuet" });
const Opening = ({ lesson = minuet }: { lesson?: Lesson }) => {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    );
  return <CompletingLesson lesson={lesson} onClose={() => setOpen(false)} onCompleted={() => setOpen(false)} />;
};

describe("what was typed and not saved", () => {
  const notes = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
  const begin = async (lesson = minuet) => {
    const api = completingApi(lesson, {
      "GET /api/users/me": () => ({ draftKey: Buffer.alloc(32, 1).toString("base64url") }),
    });
    storeSession({ token: "t", user: { id: "ana", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
    const user = userEvent.setup();
    await renderScreen(() => <Opening lesson={lesson} />, "/");
    expect((await notes()).value).toBe(lesson.teacherNotes ?? "");
    await user.clear(await notes());
    await user.type(await notes(), "Bars 1 to 8");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Open" }));
    await screen.findByText("You had started this.");
    expect((await notes()).value).toBe(lesson.teacherNotes ?? "");
    return { user, api };
  };

  it("comes back with Continue, and goes with saving", async () => {
    const { user, api } = await begin();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect((await notes()).value).toBe("Bars 1 to 8");
    expect(document.activeElement).toBe(await notes());
    expect(screen.queryByText("You had started this.")).toBeNull();
    await user.type(await notes(), ", hands together");
    await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
    await user.click(await screen.findByRole("button", { name: "Open" }));
    expect((await notes()).value).toBe("");
    await new Promise((done) => setTimeout(done, 500));
    expect(screen.queryByText("You had started this.")).toBeNull();
    expect(api.named("PATCH")[0]?.body).toMatchObject({ teacherNotes: "Bars 1 to 8, hands together" });
    expect(Object.keys(localStorage).filter((name) => name.startsWith("draft:"))).toEqual([]);
  });

  it("wins over the notes that the lesson has", async () => {
    const { user } = await begin(aLesson({ teacherNotes: "Written as a lesson note." }));
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect((await notes()).value).toBe("Bars 1 to 8");
  });

  it("loses nothing to Continue that was typed beside it", async () => {
    const { user } = await begin();
    await user.type(await notes(), "Hands together");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect((await notes()).value).toBe("Hands together");
    screen.getByText("You had typed something else before.");
    screen.getByText("Bars 1 to 8");
    await user.click(screen.getByRole("button", { name: "Use Earlier: Notes" }));
    expect((await notes()).value).toBe("Bars 1 to 8");
    expect(screen.queryByText("You had typed something else before.")).toBeNull();
  });

  it("goes with Discard, and what is typed instead is kept", async () => {
    const { user } = await begin();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect((await notes()).value).toBe("");
    await user.type(await notes(), "Other notes");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect((await notes()).value).toBe("Other notes");
    await user.clear(await notes());
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Open" }));
    await new Promise((done) => setTimeout(done, 500));
    expect(screen.queryByText("You had started this.")).toBeNull();
  });
});

it("tells what a continued draft sets before a key is pressed", async () => {
  completingApi(minuet, {
    "GET /api/users/me": () => ({ draftKey: Buffer.alloc(32, 1).toString("base64url") }),
    [`GET /api/lessons/${minuet.id}/goals`]: () => ({ context: aGoalContext }),
  });
  storeSession({ token: "t", user: { id: "ana", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
  const user = userEvent.setup();
  await renderScreen(() => <Opening />, "/");
  await screen.findByText("Goals from your notes appear here as you write.");
  await user.type(screen.getByRole("textbox", { name: "Notes" }), "C major scal");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Notes" }));
  expect(screen.queryByText("Goals from your notes appear here as you write.")).toBeNull();
  expect(screen.queryByRole("button", { name: /^No goals yet$/ })).toBeNull();
});

describe("changes by hand in a draft", () => {
  const unsent = "Your changes to the goals cannot be sent right now. Reload the page and continue your draft.";
  const rows = () => within(screen.getByRole("list", { name: "Goals" }));

  /** A draft in which a goal was removed, opened again where what is known comes as given. */
  const reopen = async (later: () => unknown) => {
    let context: () => unknown = () => ({ context: aGoalContext });
    const api = completingApi(minuet, {
      "GET /api/users/me": () => ({ draftKey: Buffer.alloc(32, 1).toString("base64url") }),
      [`GET /api/lessons/${minuet.id}/goals`]: () => context(),
    });
    storeSession({ token: "t", user: { id: "ana", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
    const user = userEvent.setup();
    await renderScreen(() => <Opening />, "/");
    await screen.findByText("Goals from your notes appear here as you write.");
    await user.type(screen.getByRole("textbox", { name: "Notes" }), "Clementi Sonatina at 60. C major scale. ");
    await user.click(rows().getByRole("button", { name: /^Remove C major/ }));
    await user.keyboard("{Escape}");
    context = later;
    await user.click(await screen.findByRole("button", { name: "Open" }));
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
    return api;
  };

  it("are sent as soon as the goals can be told", async () => {
    let answer: (known: unknown) => void = () => undefined;
    const api = await reopen(() => new Promise((done) => (answer = done)));
    expect(api.named("PATCH")).toEqual([]);
    answer({ context: aGoalContext });
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ goals: [{ subject: { kind: "title" } }] });
  });

  it("are kept where the goals cannot be told", async () => {
    const api = await reopen(() => new Refusal(503, "Not now"));
    expect(await screen.findByText(unsent)).toBeTruthy();
    expect(screen.queryByText(/They will be read from your notes/)).toBeNull();
    expect(api.named("PATCH")).toEqual([]);
    expect(Object.keys(localStorage).filter((name) => name.startsWith("draft:"))).toHaveLength(1);
  });
});
