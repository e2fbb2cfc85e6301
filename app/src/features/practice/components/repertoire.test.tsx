// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { Repertoire } from "@/features/practice/components/repertoire";
import type { Piece } from "@/features/practice/pieces";
import { aPiece } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
beforeEach(() => signInTeacher());

const list = "GET /api/students/s/pieces";
const soon = () => new Date(Date.now() + 600_000).toISOString();
/** A piece that was said to be the Minuet a moment ago. */
const partOfMinuet = ({ id, title }: Piece) => ({
  id,
  title,
  composer: null,
  intoId: minuet.id,
  intoTitle: minuet.title,
  undoableUntil: soon(),
});

const minuet = aPiece({ title: "Minuet in G", composer: "Petzold", lastCleanTempo: { bpm: 60 }, lessons: 3 });
const waltz = aPiece({ title: "Waltz", state: "resting", restingUntil: "2026-06-20" });
const gavotte = aPiece({ title: "Gavotte", state: null, withAnotherTeacher: true });

const open = async (pieces: Piece[], answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ [list]: () => ({ pieces, merged: [] }), ...answers });
  await renderScreen(() => <Repertoire studentId="s" />, "/");
  return { api, user: userEvent.setup() };
};

type User = Awaited<ReturnType<typeof open>>["user"];
const press = async (user: User, title: string, action: string) => {
  await user.click(await screen.findByRole("button", { name: `Change ${title}` }));
  await user.click(screen.getByRole("button", { name: `${action}: ${title}` }));
};

describe("a student's repertoire", () => {
  it("stands by state, with last clean tempo, lessons and what is with another teacher", async () => {
    await open([gavotte, minuet, waltz]);
    const practising = within(await screen.findByRole("list", { name: "Practising" }));
    expect(practising.getByRole("listitem").textContent).toContain("last clean at crotchet\u00a0=\u00a060 · 3 lessons");
    expect(screen.getByRole("list", { name: "Resting" }).textContent).toContain("resting until Sat 20 Jun");
    expect(screen.getByRole("list", { name: "With Another Teacher" }).textContent).toContain("Gavotte");
    const titles = screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(["Practising", "Resting", "With Another Teacher"]);
  });

  it("says that there is none yet, and that it could not be loaded", async () => {
    let answer: unknown = new Refusal(503, "The school is away.");
    const { user } = await open([], { [list]: () => answer });
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("Failed to load the pieces")).toBeTruthy();
    answer = { pieces: [], merged: [] };
    await user.click(alert.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText(/^No pieces yet\./)).toBeTruthy();
  });

  it("keeps the focus on an Undo that was refused", async () => {
    const merged = [partOfMinuet(waltz)];
    const { user } = await open([], {
      [list]: () => ({ pieces: [minuet], merged }),
      [`POST /api/students/s/pieces/${waltz.id}/same-as`]: () => new Refusal(409, "It is too late.", "conflict"),
    });
    const undo = await screen.findByRole("button", { name: "Undo: Waltz" });
    await user.click(undo);
    expect(await screen.findByText("It is too late.")).toBeTruthy();
    expect(document.activeElement).toBe(undo);
  });

  it("renames a piece, and shows at its field what is refused", async () => {
    const said = "A title needs a letter or a digit";
    const { api, user } = await open([minuet], {
      [`PUT /api/students/s/pieces/${minuet.id}`]: ({ body }) =>
        (body as { title: string }).title === "?"
          ? new Refusal(422, said, "validation_failed", { title: [said] })
          : { message: "The piece has been changed." },
    });
    await press(user, "Minuet in G", "Rename");
    const form = within(await screen.findByRole("dialog", { name: "Rename Piece" }));
    await user.clear(form.getByLabelText("Title"));
    await user.click(form.getByRole("button", { name: "Rename" }));
    expect(await form.findByText("Please enter a title")).toBeTruthy();
    expect(api.named("PUT")).toEqual([]);
    await user.type(form.getByLabelText("Title"), "?");
    await user.click(form.getByRole("button", { name: "Rename" }));
    expect(await form.findByText(said)).toBeTruthy();
    await user.clear(form.getByLabelText("Title"));
    await user.type(form.getByLabelText("Title"), "Menuet");
    await user.click(form.getByRole("button", { name: "Rename" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.named("PUT").at(-1)?.body).toEqual({ title: "Menuet", composer: "Petzold" });
    expect(api.named("GET")).toHaveLength(2);
  });

  it("makes two pieces one, and parts them again while that can be undone", async () => {
    let merged: object[] = [];
    const { api, user } = await open([minuet, waltz], {
      [list]: () => ({ pieces: merged.length === 0 ? [minuet, waltz] : [minuet], merged }),
      [`POST /api/students/s/pieces/${waltz.id}/same-as`]: ({ body }) => {
        const isOne = (body as { pieceId: string | null }).pieceId !== null;
        merged = isOne ? [partOfMinuet(waltz)] : [];
        return { message: isOne ? "The two are one piece now." : "They are two pieces again." };
      },
    });
    await press(user, "Waltz", "Same Piece As…");
    const form = within(await screen.findByRole("dialog", { name: "Same Piece As…" }));
    await user.click(form.getByRole("button", { name: "Merge" }));
    expect(await form.findByText("Please choose a piece")).toBeTruthy();
    await user.selectOptions(form.getByRole("combobox"), "Minuet in G, Petzold");
    await user.click(form.getByRole("button", { name: "Merge" }));
    expect((await screen.findByRole("list", { name: "Merged pieces" })).textContent).toContain(
      "Now part of Minuet in G",
    );
    await user.click(screen.getByRole("button", { name: "Undo: Waltz" }));
    expect(await screen.findByRole("list", { name: "Resting" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change Waltz" })));
    expect(api.named("POST").map(({ body }) => body)).toEqual([{ pieceId: minuet.id }, { pieceId: null }]);
  });

  it("deletes only what no lesson has set, after a question", async () => {
    let pieces = [minuet, waltz];
    const { api, user } = await open(pieces, {
      [list]: () => ({ pieces, merged: [] }),
      [`DELETE /api/students/s/pieces/${waltz.id}`]: () => {
        pieces = [minuet];
        return { message: "The piece has been removed." };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Change Minuet in G" }));
    expect(screen.queryByRole("button", { name: "Delete: Minuet in G" })).toBeNull();
    await press(user, "Waltz", "Delete");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Waltz" }));
    expect(api.named("DELETE")).toEqual([]);
    await user.click(question.getByRole("button", { name: "Delete Piece" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(api.named("DELETE")).toHaveLength(1);
    expect(screen.queryByText("Waltz")).toBeNull();
    expect(screen.getByText("Minuet in G")).toBeTruthy();
  });

  it("deletes and merges no piece that another teacher has", async () => {
    const { user } = await open([minuet, { ...waltz, withAnotherTeacher: true }]);
    await user.click(await screen.findByRole("button", { name: "Change Waltz" }));
    expect(screen.getByRole("button", { name: "Rename: Waltz" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete: Waltz" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Same Piece As…: Waltz" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Change Minuet in G" }));
    expect(screen.getByRole("button", { name: "Same Piece As…: Minuet in G" })).toBeTruthy();
  });
});
