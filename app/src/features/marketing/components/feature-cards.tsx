import type { ComponentType } from "react";
import { FeedbackDrawing } from "@/features/marketing/components/drawings/feedback-drawing";
import { GoalsDrawing } from "@/features/marketing/components/drawings/goals-drawing";
import { MonthDrawing } from "@/features/marketing/components/drawings/month-drawing";
import { NotesDrawing } from "@/features/marketing/components/drawings/notes-drawing";
import { PlanDrawing } from "@/features/marketing/components/drawings/plan-drawing";
import { SharesDrawing } from "@/features/marketing/components/drawings/shares-drawing";

interface Feature {
  title: string;
  text: string;
  Drawing: ComponentType;
}

const features: Feature[] = [
  {
    title: "Practice Tracking",
    text: "Every lesson turns into seven days of practice, with minutes, pieces and a tempo to aim for.",
    Drawing: PlanDrawing,
  },
  {
    title: "Collaborative Learning",
    text: "Teacher, student and parents read the same notes, so nobody has to remember what was said.",
    Drawing: NotesDrawing,
  },
  {
    title: "Goal Setting",
    text: "Small steps towards the next exam or concert: a piece, a tempo, a date.",
    Drawing: GoalsDrawing,
  },
  {
    title: "Analytics",
    text: "See at a glance how the school is doing: who learns, who teaches, what has been completed.",
    Drawing: SharesDrawing,
  },
  {
    title: "Lesson Scheduling",
    text: "Single lessons or a weekly series that keeps its hour when the clocks change. Overlaps show at once.",
    Drawing: MonthDrawing,
  },
  {
    title: "Real-time Communication",
    text: "Feedback reaches the family as soon as the lesson is completed, in words and in stars.",
    Drawing: FeedbackDrawing,
  },
];

/** The six features, each with the screen that it is about in small. */
export const FeatureCards = () => (
  <section aria-labelledby="features-title">
    <h2 id="features-title" className="max-w-[24ch] text-h1">
      Everything around the lesson, so you can just teach
    </h2>
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ title, text, Drawing }) => (
        <li key={title} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
          <div className="border-line border-b bg-sunken p-5">
            <Drawing />
          </div>
          <div className="p-5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-fg-muted text-small">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
