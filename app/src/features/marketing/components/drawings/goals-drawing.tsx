import { Done, Drawing, Panel, Tempo, Words } from "@/features/marketing/components/drawings/parts";

const steps = [
  { y: 0, text: "Scales in G, two octaves", bpm: 60, isDone: true },
  { y: 39, text: "Minuet in G, bars 9 to 16", bpm: 72, isDone: true },
  { y: 78, text: "Minuet in G, the whole piece", bpm: 88, isDone: false },
];

/** Steps with rising tempi, and the day that they lead to. */
export const GoalsDrawing = () => (
  <Drawing>
    {steps.map(({ y, text, bpm, isDone }) => (
      <g key={text}>
        <Panel y={y} height={34} />
        {isDone ? (
          <Done x={20} y={y + 17} />
        ) : (
          <circle cx="20" cy={y + 17} r="6" className="stroke-line-strong" strokeWidth="1.5" />
        )}
        <Words x={36} y={y + 20.5} look={isDone ? "quiet" : "bold"}>
          {text}
        </Words>
        <Tempo x={266} y={y + 20.5} bpm={bpm} />
      </g>
    ))}
    <rect y="117" width="280" height="39" rx="10" className="fill-primary" />
    <g className="stroke-primary-fg" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M16 129v15M16 129.5h10l-2.5 3.5 2.5 3.5H16" strokeLinecap="round" />
    </g>
    <Words x={36} y={140.5} look="fill-primary-fg font-semibold">
      Exam, Grade 3
    </Words>
    <Words x={266} y={140.5} anchor="end" look="fill-primary-fg">
      Thu 18 Jun
    </Words>
  </Drawing>
);
