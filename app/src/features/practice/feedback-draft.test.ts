import { expect, it } from "vitest";
import { feedbackDraftOf } from "@/features/practice/feedback-draft";
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
