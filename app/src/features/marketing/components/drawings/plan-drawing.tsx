import { Drawing, Line, Panel, Tempo, Words } from "@/features/marketing/components/drawings/parts";

const days = [
  ["Fri", 20],
  ["Sat", 25],
  ["Sun", 25],
  ["Mon", 15],
  ["Tue", 30],
  ["Wed", 0],
  ["Thu", 20],
] as const;
const chosen = 4;

/** A practice plan: seven days, one of them open. */
export const PlanDrawing = () => (
  <Drawing>
    <Panel height={156} />
    <rect x={13 + chosen * 36.5} y="8" width="35" height="84" rx="7" className="fill-primary-soft" />
    {days.map(([day, minutes], index) => {
      const x = 30.5 + index * 36.5;
      const height = minutes * 1.55;
      const isChosen = index === chosen;
      return (
        <g key={day}>
          <path d={`M${x - 13} 62.5h26`} className="stroke-line-strong" />
          <rect
            x={x - 9}
            y={62 - height}
            width="18"
            height={height}
            rx="3"
            className={isChosen ? "fill-primary" : "fill-line-strong"}
          />
          <Words
            x={x}
            y={75}
            size={9.5}
            anchor="middle"
            look={isChosen ? "fill-primary-soft-fg font-semibold" : "bold"}
          >
            {day}
          </Words>
          <Words x={x} y={86} size={9} anchor="middle" look={isChosen ? "fill-primary-soft-fg" : "quiet"}>
            {minutes === 0 ? "Rest" : minutes}
          </Words>
        </g>
      );
    })}
    <Line y={99} />
    <Words x={14} y={117} look="bold">
      Tuesday 10 March
    </Words>
    <Words x={266} y={117} anchor="end" look="quiet">
      30 min
    </Words>
    <Words x={14} y={141}>
      Minuet in G, bars 9 to 16
    </Words>
    <Tempo x={266} y={141} bpm={72} />
  </Drawing>
);
