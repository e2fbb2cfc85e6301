import { useQuery } from "@tanstack/react-query";
import { siteStats } from "@/features/marketing/api/site-stats";

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** Stands for a figure that has not come, or did not come. */
const dash = "–";

/** The school in four figures. Its height is the same with and without them. */
export const StatsStrip = () => {
  const { data } = useQuery(siteStats);
  const figure = (value: number | undefined, unit = "") =>
    value === undefined ? dash : `${whole.format(value)}${unit}`;
  const figures = [
    { label: "Active Students", value: figure(data?.studentCount) },
    { label: "Music Teachers", value: figure(data?.teacherCount) },
    { label: "Practice Hours", value: figure(data?.practiceHours) },
    { label: "Success Rate", value: figure(data?.successRate, "%") },
  ];
  return (
    <dl className="grid grid-cols-2 gap-y-8 border-line border-y py-8 md:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse border-line md:not-first:border-l md:not-first:pl-8">
          <dt className="text-fg-muted text-small">{label}</dt>
          <dd className="font-display text-stat tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
