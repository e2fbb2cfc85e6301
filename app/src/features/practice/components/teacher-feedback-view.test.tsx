// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TeacherFeedbackView } from "@/features/practice/components/teacher-feedback-view";
import { loadCore } from "@/lib/core";
import { aFeedback } from "@/testing/factories";

// Once it is there a component reads it without waiting.
await loadCore();

it("SLES-20 feedback shows stars, mood, areas and assignments", () => {
  const assignment = { piece: "Minuet in G", focusAreas: ["Bars 9-16", "Left hand"], dailyMinutes: 10 };
  render(
    <TeacherFeedbackView
      feedback={aFeedback({
        studentMood: "Proud",
        piecesWorkedOn: ["Minuet in G"],
        areasImproved: "Even quavers",
        areasNeedWork: "The shift",
        practiceAssignments: [{ ...assignment, specificInstructions: "Five times in tune." }],
      })}
    />,
  );
  expect(screen.getByText("4 out of 5")).toBeTruthy();
  const text = document.body.textContent;
  expect(text).toContain("Mood: Proud");
  expect(text).toContain("What improvedEven quavers");
  expect(text).toContain("What needs workThe shift");
  expect(text).toContain("Minuet in G, 10 min a day");
  expect(text).toContain("Bars 9-16, Left hand");
  expect(text).toContain("Five times in tune.");
});

it("SLES-19 a lesson without feedback says so", () => {
  render(<TeacherFeedbackView feedback={null} />);
  expect(screen.getByText("No teacher feedback available for this lesson yet.")).toBeTruthy();
});
