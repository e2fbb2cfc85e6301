import type { ReactNode } from "react";

// Drawings of the real screens, 280 by 128, in the colours of the theme. All are decorative.

const Frame = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden viewBox="0 0 280 128" fill="none" className="h-auto w-full">
    {children}
  </svg>
);

const Panel = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="9" className="fill-surface stroke-line" />
);

const Words = ({ x, y, width, strong = false }: { x: number; y: number; width: number; strong?: boolean }) => (
  <rect x={x} y={y} width={width} height="7" rx="3.5" className={strong ? "fill-fg" : "fill-line-strong"} />
);

const planDays = [34, 46, 40, 58, 52, 64, 30].map((height, day) => ({ height, x: 22 + day * 35, isToday: day === 3 }));

/** The seven bars of a practice plan. */
export const PlanDrawing = () => (
  <Frame>
    <Panel x={0} y={0} width={280} height={128} />
    <Words x={18} y={18} width={84} strong />
    <path d="M18 110.5h244" className="stroke-line" />
    {planDays.map(({ height, x, isToday }) => (
      <rect
        key={x}
        x={x}
        y={110 - height}
        width="22"
        height={height}
        rx="5"
        className={isToday ? "fill-primary" : "fill-primary-soft"}
      />
    ))}
  </Frame>
);

const people = [
  { x: 58, tint: "fill-blue-tint", text: "fill-blue-text", initials: "AR" },
  { x: 140, tint: "fill-green-tint", text: "fill-green-text", initials: "MO" },
  { x: 222, tint: "fill-purple-tint", text: "fill-purple-text", initials: "SO" },
];

/** Teacher, student and parent around the same notes. */
export const TogetherDrawing = () => (
  <Frame>
    <path d="M58 34v30h164V34M140 34v38" className="stroke-line-strong" strokeWidth="1.5" />
    {people.map(({ x, tint, text, initials }) => (
      <g key={initials}>
        <circle cx={x} cy="28" r="24" className="fill-sunken" />
        <circle cx={x} cy="28" r="21" className={tint} />
        <text x={x} y="33" textAnchor="middle" fontSize="14" fontWeight="600" className={text}>
          {initials}
        </text>
      </g>
    ))}
    <Panel x={58} y={76} width={164} height={52} />
    <Words x={74} y={90} width={112} strong />
    <Words x={74} y={106} width={132} />
  </Frame>
);

const steps = [
  { y: 8, width: 96, tempo: "60", done: true },
  { y: 50, width: 118, tempo: "72", done: true },
  { y: 92, width: 84, tempo: "88", done: false },
];

/** Steps with rising tempi, two of three done. */
export const GoalDrawing = () => (
  <Frame>
    {steps.map(({ y, width, tempo, done }) => (
      <g key={tempo}>
        <Panel x={0} y={y - 8} width={280} height={36} />
        <circle
          cx="24"
          cy={y + 10}
          r="8"
          className={done ? "fill-green-solid" : "fill-surface stroke-line-strong"}
          strokeWidth="1.5"
        />
        {done ? (
          <path
            d={`m20.4 ${y + 10.2} 2.6 2.6 4.8-5`}
            className="stroke-surface"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : null}
        <Words x={44} y={y + 6.5} width={width} strong={!done} />
        <ellipse
          cx="226"
          cy={y + 13.5}
          rx="4"
          ry="3"
          transform={`rotate(-20 226 ${y + 13.5})`}
          className="fill-fg-muted"
        />
        <path d={`M229.6 ${y + 12}V${y}`} className="stroke-fg-muted" strokeWidth="1.5" />
        <text x="240" y={y + 15} fontSize="13" fontWeight="600" className="fill-fg tabular-nums">
          {tempo}
        </text>
      </g>
    ))}
  </Frame>
);

const shares = [
  { y: 20, width: 190, fill: "fill-green-solid" },
  { y: 58, width: 86, fill: "fill-blue-solid" },
  { y: 96, width: 138, fill: "fill-purple-solid" },
];

/** Shares of students, teachers and parents. */
export const BarsDrawing = () => (
  <Frame>
    <Panel x={0} y={0} width={280} height={128} />
    {shares.map(({ y, width, fill }) => (
      <g key={y}>
        <Words x={18} y={y - 4} width={54} strong />
        <rect x="18" y={y + 9} width="244" height="8" rx="4" className="fill-sunken" />
        <rect x="18" y={y + 9} width={width} height="8" rx="4" className={fill} />
      </g>
    ))}
  </Frame>
);

const weeks = [0, 1, 2, 3];
const weekdays = [0, 1, 2, 3, 4, 5, 6];
const lessons: Record<string, string> = {
  "0-1": "stroke-green-solid",
  "0-4": "stroke-green-solid",
  "1-1": "stroke-green-solid",
  "1-2": "stroke-red-solid",
  "2-1": "stroke-blue-solid",
  "2-4": "stroke-blue-solid",
  "2-5": "stroke-blue-solid",
  "3-1": "stroke-blue-solid",
  "3-3": "stroke-blue-solid",
};

/** A month of lessons, each with its barline. */
export const MonthDrawing = () => (
  <Frame>
    <Panel x={0} y={0} width={280} height={128} />
    {weeks.map((week) =>
      weekdays.map((day) => {
        const x = 8 + day * 38;
        const y = 8 + week * 28.5;
        const lesson = lessons[`${week}-${day}`];
        const isToday = week === 2 && day === 2;
        return (
          <g key={`${week}-${day}`}>
            <rect
              x={x}
              y={y}
              width="35"
              height="26"
              rx="5"
              className={isToday ? "fill-primary-soft stroke-primary" : "fill-sunken"}
            />
            {lesson === undefined ? null : (
              <>
                <path d={`M${x + 7} ${y + 6}v14`} className={lesson} strokeWidth="3" />
                <Words x={x + 12} y={y + 9.5} width={16} />
              </>
            )}
          </g>
        );
      }),
    )}
  </Frame>
);

const star = "M0-7 2.1-2.3 7-1.7 3.4 1.7 4.3 6.7 0 4.3-4.3 6.7-3.4 1.7-7-1.7-2.1-2.3Z";
const stars = [0, 1, 2, 3, 4];

/** Feedback of a teacher with four stars, and the answer. */
export const MessageDrawing = () => (
  <Frame>
    <circle cx="20" cy="24" r="18" className="fill-blue-tint" />
    <text x="20" y="29" textAnchor="middle" fontSize="13" fontWeight="600" className="fill-blue-text">
      AR
    </text>
    <Panel x={48} y={0} width={200} height={72} />
    <Words x={64} y={16} width={148} strong />
    <Words x={64} y={32} width={112} />
    {stars.map((index) => (
      <path
        key={index}
        d={star}
        transform={`translate(${71 + index * 18} 54)`}
        className={index < 4 ? "fill-yellow-solid" : "fill-line"}
      />
    ))}
    <rect x="108" y="86" width="132" height="36" rx="9" className="fill-primary-soft" />
    <rect x="124" y="100.5" width="88" height="7" rx="3.5" className="fill-primary-soft-fg" />
    <circle cx="262" cy="104" r="18" className="fill-purple-tint" />
    <text x="262" y="109" textAnchor="middle" fontSize="13" fontWeight="600" className="fill-purple-text">
      SO
    </text>
  </Frame>
);
