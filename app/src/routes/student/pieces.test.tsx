// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import { aPiece } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { PiecesScreen } = await import("@/routes/student/pieces");

const child = (id: string, name: string) => ({
  id,
  firstName: name.split(" ")[0],
  lastName: "Okafor",
  user: { name },
  grade: "Grade 1",
  instrument: "Piano",
  section: null,
  rollNumber: null,
});

const family = [child("m", "Mina Okafor"), child("t", "Theo Okafor")];

const open = async (role: string, pieces: FakeAnswer, children = family) => {
  storeSession({ token: "a-token", user: { name: "Kim Okafor", email: "kim@example.org", role } });
  const api = fakeApi({
    "GET /api/practice/pieces": pieces,
    "GET /api/parents/children": () => ({
      parent: { user: { name: "Kim Okafor" } },
      children,
      total: children.length,
    }),
  });
  await renderScreen(PiecesScreen, "/student/pieces");
  return { api, user: userEvent.setup() };
};

const minuet = aPiece({ composer: "Petzold", lastCleanTempo: { bpm: 60, unit: "quaver" } });
const waltz = aPiece({ title: "Waltz", state: "finished", withAnotherTeacher: true });

describe("My Pieces", () => {
  it("GOAL-20 shows a student title, state and last clean tempo, what is practised first", async () => {
    const { api } = await open("STUDENT", () => ({
      pieces: [waltz, minuet].map((piece) => ({ studentId: "s", piece })),
    }));
    const rows = within(await screen.findByRole("list", { name: "Pieces" })).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Minuet in G Petzoldlast clean at quaver\u00a0=\u00a060Practising",
      "Waltzwith another teacherFinished",
    ]);
    expect(screen.getByText("2 pieces")).toBeTruthy();
    // What a word means stands below, of the words that are shown.
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Finished:"]);
    expect(api.named("GET /api/parents")).toEqual([]);
  });

  it("GOAL-20 shows a parent the pieces of each child", async () => {
    await open("PARENT", () => ({ pieces: [{ studentId: "m", piece: minuet }] }));
    const mina = within(await screen.findByRole("region", { name: "Mina Okafor" }));
    expect(mina.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Minuet in G Petzoldlast clean at quaver\u00a0=\u00a060Practising",
    ]);
    const theo = within(screen.getByRole("region", { name: "Theo Okafor" }));
    expect(theo.getByText("No pieces yet.")).toBeTruthy();
    expect(theo.queryByRole("listitem")).toBeNull();
  });

  it("tells children of one name apart by what they learn", async () => {
    const twins = [child("m", "Mina Okafor"), { ...child("n", "Mina Okafor"), instrument: "Violin" }];
    await open("PARENT", () => ({ pieces: [{ studentId: "n", piece: minuet }] }), twins);
    const violin = within(await screen.findByRole("region", { name: "Mina Okafor (Violin)" }));
    expect(violin.getByText("Minuet in G")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Mina Okafor (Piano)" })).toBeTruthy();
  });

  it("says that there are none yet", async () => {
    await open("STUDENT", () => ({ pieces: [] }));
    expect(await screen.findByText("No Pieces Yet")).toBeTruthy();
  });

  it("says that they could not be loaded, and loads them again", async () => {
    let answer: unknown = new Refusal(503, "The school is away.");
    const { user } = await open("STUDENT", () => answer);
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("Failed to load the pieces")).toBeTruthy();
    answer = { pieces: [{ studentId: "s", piece: minuet }] };
    await user.click(alert.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Minuet in G")).toBeTruthy();
  });
});
