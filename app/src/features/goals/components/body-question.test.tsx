// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { BodyQuestion } from "@/features/goals/components/body-question";
import type { FormAnswer } from "@/features/goals/goals";
import { heldAnswer } from "@/features/goals/goals";
import type { GoalReader, BodyQuestion as Question } from "@/lib/goals";
import { loadGoalReader } from "@/lib/goals";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();

const named = "2999-12-12";
const question = (until: string): Question & { until: string } => ({
  sign: "ease",
  side: "left",
  said: "left wrist hurts, easy until 12 December",
  complaints: "left wrist hurts /",
  until: named,
  careful: { answer: "half", spared: null, until },
});

/** The question with what was chosen, as the form holds it. */
const Asked = ({
  question: asked,
  reader,
  begun,
}: {
  question: Question;
  reader: GoalReader;
  begun: FormAnswer | null;
}) => {
  const [answer, setAnswer] = useState<FormAnswer | null>(begun);
  const tools = {
    askedOf: (of: Question) => reader.askedOf(of),
    heldAnswer: (of: Question, chosen: FormAnswer | null) => heldAnswer(reader, of, chosen),
  };
  return <BodyQuestion tools={tools} question={asked} answer={answer} onAnswer={setAnswer} isOwn={false} />;
};

const open = async (asked: Question, begun: FormAnswer | null = null) => {
  fakeApi({});
  const reader = await loadGoalReader();
  await renderScreen(() => <Asked question={asked} reader={reader} begun={begun} />, "/");
  const ends = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Until When" });
  await screen.findByRole("combobox", { name: "Until When" });
  return { user: userEvent.setup(), ends, answer: (name: string) => screen.getByRole("radio", { name }) };
};

describe("GOAL-02 a day that the note names", () => {
  it("is chosen with the careful answer, goes with another one, and comes back with it", async () => {
    const { user, ends, answer } = await open(question(named));
    expect(ends().selectedOptions[0]?.textContent).toMatch(/^until \w{3},? 12 Dec/);
    await user.click(answer("Listening and reading"));
    expect(ends().value).toBe("nextLesson");
    expect([...ends().options].map(({ value }) => value)).toContain(named);
    await user.click(answer("Half the minutes"));
    expect(ends().value).toBe(named);
  });

  it("is offered where the careful answer ends with the next lesson", async () => {
    const { ends } = await open(question("nextLesson"));
    expect(ends().value).toBe("nextLesson");
    expect([...ends().options].map(({ value }) => value)).toContain(named);
  });

  it.each([
    ["the day that was named", named],
    ["until I say otherwise", "toldOtherwise"],
  ])("stays whatever is answered once the teacher chose an end: %s", async (_, end) => {
    const { user, ends, answer } = await open(question("nextLesson"));
    await user.selectOptions(ends(), end);
    await user.click(answer("Right hand only"));
    expect(ends().value).toBe(end);
    await user.click(answer("As usual"));
    await user.click(answer("Listening and reading"));
    expect(ends().value).toBe(end);
  });

  it("stays in a continued draft in which the teacher chose it, and only there", async () => {
    const asked = (await loadGoalReader()).askedOf(question("nextLesson"));
    const half: FormAnswer = { answer: "half", until: named, asked };
    const kept = await open(question("nextLesson"), { ...half, isEndChosen: true });
    await kept.user.click(kept.answer("Right hand only"));
    expect(kept.ends().value).toBe(named);
    cleanup();
    const offered = await open(question("nextLesson"), half);
    await offered.user.click(offered.answer("Right hand only"));
    expect(offered.ends().value).toBe("nextLesson");
  });
});
