import { Drawing, Panel, Words } from "@/features/marketing/components/drawings/parts";

const shares = [
  { label: "Students", percent: 61, fill: "fill-green-solid" },
  { label: "Teachers", percent: 8, fill: "fill-blue-solid" },
  { label: "Parents", percent: 31, fill: "fill-purple-solid" },
];

/** Who is in the school, as administrators see it. */
export const SharesDrawing = () => (
  <Drawing>
    <Panel height={156} />
    <Words x={14} y={25} size={13} look="fill-fg font-display font-semibold">
      User Distribution
    </Words>
    {shares.map(({ label, percent, fill }, index) => {
      const y = 54 + index * 38;
      return (
        <g key={label}>
          <Words x={14} y={y}>
            {label}
          </Words>
          <Words x={266} y={y} anchor="end" look="bold">
            {`${percent}%`}
          </Words>
          <rect x="14" y={y + 8} width="252" height="8" rx="4" className="fill-sunken" />
          <rect x="14" y={y + 8} width={Math.round(252 * (percent / 100))} height="8" rx="4" className={fill} />
        </g>
      );
    })}
  </Drawing>
);
