import { useQuery } from "@tanstack/react-query";
import { siteStatsQuery } from "@/features/marketing/api/site-stats";
import { Figures } from "@/features/marketing/components/figures";

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** Stands for a figure that has not come, or did not come. */
const dash = "–";

/** The school in four figures. Its height is the same with and without them. */
export const StatsStrip = () => {
  const { data } = useQuery(siteStatsQuery);
  const figure = (value: number | undefined, unit = "") =>
    value === undefined ? dash : `${whole.format(value)}${unit}`;
  return (
    <Figures
      title="This school today"
      className="md:grid-cols-4"
      figures={[
        { label: "Active Students", value: figure(data?.studentCount) },
        { label: "Music Teachers", value: figure(data?.teacherCount) },
        { label: "Practice Hours", value: figure(data?.practiceHours) },
        { label: "Success Rate", value: figure(data?.successRate, "%") },
      ]}
    />
  );
};
