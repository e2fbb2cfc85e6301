// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { GoalListSection } from "@/features/goals/components/goal-list";

it.each([
  ["and the server reads the notes", true, 1],
  ["and nobody reads the notes anew", false, 0],
])("says that goals cannot be shown, %s", (_, isReadLater, times) => {
  const none = { list: null, edits: [], onChange: () => undefined };
  render(<GoalListSection id="goals" hasFailed isReadLater={isReadLater} {...none} />);
  expect(screen.getByText(/^The goals cannot be shown right now\./)).toBeTruthy();
  expect(screen.queryAllByText(/They will be read from your notes when you complete the lesson\.$/)).toHaveLength(
    times,
  );
});
