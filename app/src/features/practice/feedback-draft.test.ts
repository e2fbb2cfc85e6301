import { expect, it } from "vitest";
import { emptyAssignment, emptyFeedback, feedbackDraftOf } from "@/features/practice/feedback-draft";
import { loadCore } from "@/lib/core";
import { aFeedback } from "@/testing/factories";

it("the feedback section opens on what was written and sends the same again", async () => {
  const feedback = aFeedback({
    piecesWorkedOn: ["Minuet in G", "Etude"],
    practiceAssignments: [
      { piece: "Etude", focusAreas: ["bow", "left hand"], dailyMinutes: 5, specificInstructions: "Slowly" },
      { piece: "Scale", focusAreas: [], dailyMinutes: 0, specificInstructions: null },
    ],
    studentMood: "Focused",
  });
  const { id: _id, title: _title, lessonDate: _date, teacherName: _name, instrument: _kind, ...written } = feedback;
  expect((await loadCore()).writtenFeedback(feedbackDraftOf(feedback))).toEqual(written);
});

it("what does not fit into one call is told at the assignment where it begins", async () => {
  const core = await loadCore();
  const assignment = { ...emptyAssignment, piece: "Minuet", specificInstructions: "𝄞".repeat(20_000) };
  const written = (count: number) => ({ ...emptyFeedback, practiceAssignments: Array(count).fill(assignment) });
  expect(core.checkFeedback(written(30))).toEqual([]);
  const [problem, ...others] = core.checkFeedback(written(50));
  expect(others).toEqual([]);
  expect(problem?.field).toMatch(/^practiceAssignments\.\d\d\.specificInstructions$/);
  expect(problem?.message).toBe("The assignments are too long together. Please shorten them from here on");
});
