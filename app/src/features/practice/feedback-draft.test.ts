import { describe, expect, it } from "vitest";
import {
  emptyAssignment,
  emptyFeedback,
  feedbackBody,
  feedbackDraftOf,
  isEmptyFeedback,
} from "@/features/practice/feedback-draft";
import { aFeedback } from "@/testing/factories";

describe("the feedback section", () => {
  it("is empty while only blanks and blank assignments are in it", () => {
    expect(isEmptyFeedback(emptyFeedback)).toBe(true);
    expect(isEmptyFeedback({ ...emptyFeedback, content: " \n", practiceAssignments: [emptyAssignment] })).toBe(true);
    expect(isEmptyFeedback({ ...emptyFeedback, teacherRating: 1 })).toBe(false);
    expect(isEmptyFeedback({ ...emptyFeedback, studentMood: "Proud" })).toBe(false);
  });

  it("leaves out what is blank when it is sent", () => {
    const body = feedbackBody({
      ...emptyFeedback,
      content: " Good ",
      piecesWorkedOn: "Minuet in G\n\n Scales - Major ",
      practiceAssignments: [
        emptyAssignment,
        { piece: "Minuet in G", focusAreas: "left hand, , bars 9-16", dailyMinutes: "10", specificInstructions: "" },
      ],
    });
    expect(body).toEqual({
      content: "Good",
      piecesWorkedOn: ["Minuet in G", "Scales - Major"],
      areasImproved: "",
      areasNeedWork: "",
      techniqueNotes: "",
      musicianshipNotes: "",
      practiceAssignments: [
        {
          piece: "Minuet in G",
          focusAreas: ["left hand", "bars 9-16"],
          dailyMinutes: 10,
          specificInstructions: null,
        },
      ],
      nextLessonGoals: "",
      teacherRating: null,
      studentMood: null,
    });
  });

  it("opens on what was written and sends the same again", () => {
    const feedback = aFeedback({
      piecesWorkedOn: ["Minuet in G", "Etude"],
      practiceAssignments: [
        { piece: "Etude", focusAreas: ["bow"], dailyMinutes: 5, specificInstructions: "Slowly" },
        { piece: "Scale", focusAreas: [], dailyMinutes: 0, specificInstructions: null },
      ],
      studentMood: "Focused",
    });
    const { id: _id, title: _title, lessonDate: _date, teacherName: _name, instrument: _kind, ...written } = feedback;
    expect(feedbackBody(feedbackDraftOf(feedback))).toEqual(written);
  });
});
