// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { EndChoice } from "@/features/goals/components/end-choice";
import { untilText } from "@/features/goals/goals";
import { dayFromToday } from "@/lib/clock";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();

interface EndedProps {
  careful: string;
  onUntil: (until: string) => void;
}

/** The part with what was chosen, as the question holds it. */
const Ended = ({ careful, onUntil }: EndedProps) => {
  const [until, setUntil] = useState(careful);
  const change = (value: string) => {
    onUntil(value);
    setUntil(value);
  };
  return (
    <EndChoice label="Until When" hideLabel until={until} offered={[careful]} textOf={untilText} onUntil={change} />
  );
};

const open = async (careful: string) => {
  fakeApi({});
  const onUntil = vi.fn();
  await renderScreen(() => <Ended careful={careful} onUntil={onUntil} />, "/");
  const ends = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Until When" });
  return { onUntil, ends, user: userEvent.setup() };
};

const wrong = "Please enter a date from today on, within a year";
const typed = (date: string) => date.split("-").reverse().join("/");

it("holds until a day that is chosen; what is no day from today on leaves what held before", async () => {
  const { user, ends, onUntil } = await open("nextLesson");
  await user.selectOptions(ends, "until a date…");
  expect(screen.getByText("For now this applies until the next lesson.")).toBeTruthy();
  const day = screen.getByRole("textbox", { name: "Last Day" });
  await user.type(day, "1/1/2020");
  await user.tab();
  expect(screen.getByText(wrong)).toBeTruthy();
  expect(onUntil).toHaveBeenLastCalledWith("nextLesson");
  const later = dayFromToday(20);
  await user.clear(day);
  await user.type(day, typed(later));
  await user.tab();
  expect(screen.queryByText(wrong)).toBeNull();
  expect(onUntil).toHaveBeenLastCalledWith(later);
});

it("goes back to the next lesson, and keeps the day that the note names as a choice", async () => {
  const { user, ends, onUntil } = await open("2999-06-20");
  expect(ends.value).toBe("2999-06-20");
  await user.selectOptions(ends, "until a date…");
  await user.selectOptions(ends, "until the next lesson");
  expect(onUntil).toHaveBeenLastCalledWith("nextLesson");
  expect([...ends.options].map(({ value }) => value)).toContain("2999-06-20");
  expect(screen.queryByRole("textbox", { name: "Last Day" })).toBeNull();
});
