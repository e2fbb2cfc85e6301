import type { ComponentType } from "react";
import { FeedbackDrawing } from "@/features/marketing/components/drawings/feedback-drawing";
import { MonthDrawing } from "@/features/marketing/components/drawings/month-drawing";
import { PlanDrawing } from "@/features/marketing/components/drawings/plan-drawing";
import { SharesDrawing } from "@/features/marketing/components/drawings/shares-drawing";

interface Audience {
  title: string;
  points: string[];
  Drawing: ComponentType;
}

const audiences: Audience[] = [
  {
    title: "For teachers",
    points: [
      "Schedule a single lesson or a weekly series in one step, and see overlaps before you save.",
      "Write your notes once: they become a practice plan for the next seven days.",
      "Add students, minors together with their parents, and keep the class in one list.",
    ],
    Drawing: MonthDrawing,
  },
  {
    title: "For students",
    points: [
      "Know what to practise today, for how long and at which tempo.",
      "Find every lesson, past and to come, in a list and in a calendar.",
      "Read what your teacher wrote, whenever you need it.",
    ],
    Drawing: PlanDrawing,
  },
  {
    title: "For parents",
    points: [
      "See the lessons of all your children in one place.",
      "Read the notes and the practice plan of each lesson along with your child.",
      "Teacher feedback comes in plain words and in stars.",
    ],
    Drawing: FeedbackDrawing,
  },
  {
    title: "For administrators",
    points: [
      "Create accounts for teachers, students, parents and other administrators.",
      "See who is in the school, and what has happened lately.",
      "Every role sees its own screens and nothing else.",
    ],
    Drawing: SharesDrawing,
  },
];

/** What Reedling does, for each who uses it. */
export const FeatureList = () => (
  <ul className="grid gap-4 md:grid-cols-2">
    {audiences.map(({ title, points, Drawing }) => (
      <li key={title} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
        <div className="border-line border-b bg-sunken px-5 py-6 sm:px-10">
          <div className="mx-auto max-w-sm">
            <Drawing />
          </div>
        </div>
        <div className="p-5 sm:p-6">
          <h3 className="text-h2 font-display">{title}</h3>
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-fg-muted marker:text-primary">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
);
