import { productName } from "@/config/constants";

const points = [
  "A lesson on its way from the calendar to a practice plan",
  "What your students and their parents see at home",
  "Answers to your own questions",
];

/** What the demo is, beside its form. */
export const DemoInvitation = () => (
  <div className="lg:sticky lg:top-8 lg:self-start">
    <h1 className="text-hero">Schedule a Demo</h1>
    <p className="mt-6 max-w-[46ch] text-fg-muted text-lead">
      Write down who you are and what you would like to see of {productName}. Your request stays in this browser, for
      you to pass on.
    </p>
    <h2 className="mt-8 font-sans font-semibold text-body">What you will see</h2>
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-fg-muted marker:text-primary">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);
