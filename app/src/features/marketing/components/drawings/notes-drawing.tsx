import { Done, Drawing, Initials, Line, Panel, Words } from "@/features/marketing/components/drawings/parts";

const readers = [
  { x: 25, color: "blue", initials: "AS", name: "Ana" },
  { x: 92, color: "green", initials: "MO", name: "Mina" },
  { x: 164, color: "purple", initials: "SO", name: "Sam" },
] as const;

/** A lesson that is over with its notes, and the three who read them. */
export const NotesDrawing = () => (
  <Drawing>
    <Panel height={156} />
    <path d="M15.5 13v27M19.5 13v27" className="stroke-green-solid" strokeWidth="1.8" />
    <Words x={30} y={24} size={11} look="bold">
      16:00
    </Words>
    <Words x={30} y={38} look="quiet">
      Thu 5 Mar
    </Words>
    <Words x={90} y={24} size={11} look="bold">
      Second position
    </Words>
    <Words x={90} y={38} look="quiet">
      45 min
    </Words>
    <rect x="194" y="16" width="72" height="19" rx="9.5" className="fill-green-tint" />
    <Done x={205} y={25.5} />
    <Words x={215} y={29} size={9.5} look="fill-green-text font-semibold">
      Completed
    </Words>
    <Line y={50} />
    <Words x={14} y={68} look="bold">
      Teacher Notes
    </Words>
    <Words x={14} y={85}>
      The minuet is nearly there. Keep the bow
    </Words>
    <Words x={14} y={100}>
      near the bridge in bars 9 to 16.
    </Words>
    <Line y={113} />
    {readers.map(({ x, color, initials, name }) => (
      <g key={name}>
        <Initials x={x} y={134} color={color}>
          {initials}
        </Initials>
        <Words x={x + 16} y={138}>
          {name}
        </Words>
      </g>
    ))}
  </Drawing>
);
