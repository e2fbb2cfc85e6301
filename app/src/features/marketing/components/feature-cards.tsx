import type { ComponentType } from "react";
import {
  BarsDrawing,
  GoalDrawing,
  MessageDrawing,
  MonthDrawing,
  PlanDrawing,
  TogetherDrawing,
} from "@/features/marketing/components/feature-drawings";

interface Feature {
  title: string;
  text: string;
  Drawing: ComponentType;
}

const features: Feature[] = [
  {
    title: "Practice Tracking",
    text: "Seven days of practice after every lesson, each with minutes, bars and a tempo to aim for.",
    Drawing: PlanDrawing,
  },
  {
    title: "Collaborative Learning",
    text: "Teacher, student and parents read the same notes, so nobody has to remember what was said.",
    Drawing: TogetherDrawing,
  },
  {
    title: "Goal Setting",
    text: "Small steps towards the next exam or concert: a piece, a tempo, a date.",
    Drawing: GoalDrawing,
  },
  {
    title: "Analytics",
    text: "See at a glance how the school is doing: who is learning, who is teaching, what was completed.",
    Drawing: BarsDrawing,
  },
  {
    title: "Lesson Scheduling",
    text: "Single lessons or a weekly series that keeps its hour when the clocks change, with overlaps shown at once.",
    Drawing: MonthDrawing,
  },
  {
    title: "Real-time Communication",
    text: "Feedback reaches the family as soon as the lesson ends, in words and with stars.",
    Drawing: MessageDrawing,
  },
];

/** The six features, each with a small drawing of the screen that it is about. */
export const FeatureCards = () => (
  <section aria-labelledby="features-title">
    <h2 id="features-title" className="max-w-[24ch] text-h1">
      Everything around the lesson, so you can just teach
    </h2>
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ title, text, Drawing }) => (
        <li key={title} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
          <div className="border-line border-b bg-sunken px-6 py-5">
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
