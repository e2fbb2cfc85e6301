// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openWithGoals } from "@/testing/complete-lesson";
import { stubBrowser } from "@/testing/render-screen";
import { whole } from "@/testing/whole-text";

stubBrowser();

const rows = () => within(screen.getByRole("list", { name: "Goals" }));
const row = (name: RegExp) => rows().getByRole("button", { name });
const begun = () => screen.findByText("Goals from your notes appear here as you write.");
const unread = () => within(screen.getByRole("list", { name: "Not used" }));
const words = "Clementi Sonatina at 60. The dog ate the folder. ";
const sonatina = /^Sonatina/;
/** The goals that may take the pressed phrase stand below the rows. */
const taker = () => screen.getByRole("button", { name: "Sonatina" });

describe("a phrase that was not used", () => {
  const begin = async (note = words) => {
    const opened = await openWithGoals();
    await begun();
    await opened.user.type(opened.notes, note);
    return opened;
  };

  it("counts no more once it is given, and the focus goes to its goal", async () => {
    const { user } = await begin();
    expect(screen.getByRole("button", { name: "1 goal · 1 phrase not used" })).toBeTruthy();
    await user.click(unread().getByRole("button"));
    await user.click(taker());
    expect(screen.queryByText(/not used/i)).toBeNull();
    expect(document.activeElement).toBe(row(sonatina));
  });

  it("is never cut to fit: what is too long says so", async () => {
    const { user } = await begin();
    await user.click(row(sonatina));
    const how = rows().getByRole<HTMLInputElement>("textbox", { name: "How" });
    await user.click(how);
    await user.paste("a".repeat(190));
    await user.keyboard("{Enter}");
    await user.click(unread().getByRole("button"));
    await user.click(taker());
    expect(screen.getByText("How to practise can have at most 200 characters")).toBeTruthy();
    expect(how.value).toBe("a".repeat(190));
    await user.click(unread().getByRole("button"));
    expect(screen.queryByText("How to practise can have at most 200 characters")).toBeNull();
  });

  it("is pressed alone, though the note says it twice", async () => {
    const { user } = await begin(`${words}C major scale. The dog ate the folder. `);
    const [first, second] = unread().getAllByRole("button");
    await user.click(second as HTMLElement);
    expect(first?.textContent).toBe(second?.textContent);
    expect([first, second].map((button) => button?.getAttribute("aria-expanded"))).toEqual(["false", "true"]);
  });
});

describe("the focus stays on the line", () => {
  it("of an answered question", async () => {
    const pieceId = "5f0c6b6e-6f6e-7000-8000-000000000002";
    const sonata = { id: pieceId, title: "Sonata in C", composer: "Mozart", state: "active", lastSet: "2026-01-08" };
    const { user, notes } = await openWithGoals({ pieces: [{ ...sonata, state: "active" }] });
    await begun();
    await user.type(notes, "Mozart Sonata at 60. ");
    await user.click(rows().getByRole("button", { name: "Sonata in C" }));
    expect(rows().queryByRole("button", { name: "Add New Piece" })).toBeNull();
    expect(document.activeElement).toBe(row(/^Sonata in C/));
  });

  it("of a question, under its row though that was set before its bars were typed", async () => {
    const pieceId = "5f0c6b6e-6f6e-7000-8000-000000000002";
    const sonata = { id: pieceId, title: "Sonata in C", composer: "Mozart", state: "active", lastSet: "2026-01-08" };
    const { user, notes } = await openWithGoals({ pieces: [{ ...sonata, state: "active" }] });
    await begun();
    await user.type(notes, "Mozart Sonata ");
    await user.click(rows().getByRole("button", { name: /^Sonata/, expanded: false }));
    await user.type(rows().getByRole("textbox", { name: "Tempo Now" }), "60{Enter}");
    await user.type(notes, "bars 9-16. ");
    expect(rows().getByText(whole("bars 9–16 · crotchet = 60"))).toBeTruthy();
    await user.click(row(/^Sonata in C$/));
    expect(document.activeElement).toBe(row(/^Sonata in C/));
  });

  it("or on the list, where the line goes with its words", async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "C major scale. ");
    await user.click(rows().getByRole("button", { name: "Remove C major scale" }));
    await user.clear(notes);
    await user.click(rows().getByRole("button", { name: "Undo: C major scale" }));
    expect(screen.queryByRole("list", { name: "Goals" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "This lesson sets" }));
    await user.type(notes, "C major scale. ");
    expect(document.activeElement).toBe(notes);
  });

  const beginTitle = async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Started Harbour Lights, verse chords slowly. ");
    await user.click(row(/^“Started Harbour Lights/));
    await user.click(row(/^This Is a Piece$/));
    await user.keyboard("Harbour Lights");
    return { user, notes };
  };

  it("of a sentence that was made a piece", async () => {
    const { user } = await beginTitle();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(row(/^Harbour Lights/));
  });

  it("unless the box of the title was left for another one", async () => {
    const { user, notes } = await beginTitle();
    await user.click(notes);
    expect(row(/^Harbour Lights/)).toBeTruthy();
    expect(document.activeElement).toBe(notes);
  });
});

describe("what is typed by hand is checked", () => {
  it("in a goal that is added", async () => {
    const { user } = await openWithGoals();
    await begun();
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Add Goal" });
    await user.paste("a".repeat(1_001));
    await user.keyboard("{Enter}");
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("The words of a goal can have at most 1,000 characters")).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Goals" })).toBeNull();
    await user.clear(box);
    await user.type(box, "bring the blue folder");
    expect(box.getAttribute("aria-invalid")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    expect(rows().getAllByRole("listitem")).toHaveLength(1);
  });

  it("in the title of a piece", async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Started Harbour Lights, verse chords slowly. ");
    await user.click(row(/^“Started Harbour Lights/));
    await user.click(row(/^This Is a Piece$/));
    await user.paste("a".repeat(201));
    await user.keyboard("{Enter}");
    expect(rows().getByRole("textbox", { name: "Title of the Piece" }).getAttribute("aria-invalid")).toBe("true");
    expect(rows().getByText("A title or name can have at most 200 characters")).toBeTruthy();
  });
});

it("quotes words of the note without the quotation marks in them", async () => {
  const { user, notes } = await openWithGoals();
  await begun();
  await user.type(notes, 'Clementi "Sonatina in C" bars 9-16. ');
  await user.click(row(sonatina));
  await waitFor(() =>
    expect(
      rows()
        .getByText(/^From “/)
        .textContent?.replace(/^From “|”$/g, ""),
    ).not.toMatch(/["“”]/),
  );
});
