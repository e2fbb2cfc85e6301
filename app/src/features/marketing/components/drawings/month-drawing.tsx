import { Drawing, Panel, Words } from "@/features/marketing/components/drawings/parts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const width = 252 / 7;

const completed = { stroke: "stroke-green-solid", path: "M0 0v14M3 0v14", strokeWidth: 1.3 };
const scheduled = { stroke: "stroke-blue-solid", path: "M1 0v14", strokeWidth: 2.4 };
const cancelled = { stroke: "stroke-red-solid", path: "M1 0v4m0 1.5v4M1 11v3", strokeWidth: 2.4 };

const lessons: Record<number, [time: string, look: typeof completed]> = {
  2: ["15:00", completed],
  3: ["16:30", completed],
  5: ["16:00", completed],
  9: ["15:00", cancelled],
  10: ["16:30", scheduled],
  12: ["16:00", scheduled],
  13: ["17:00", scheduled],
  16: ["15:00", scheduled],
  17: ["16:30", scheduled],
  19: ["16:00", scheduled],
};
const today = 10;
const days = Array.from({ length: 21 }, (_, index) => index + 1);

/** Three weeks of March with the barline of each lesson. */
export const MonthDrawing = () => (
  <Drawing>
    <Panel height={156} />
    <Words x={14} y={22} size={13} look="fill-fg font-display font-semibold">
      March 2026
    </Words>
    <path
      d="m238 14-4 4 4 4m20-8 4 4-4 4"
      className="stroke-fg-muted"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {weekdays.map((day, column) => (
      <Words key={day} x={14 + (column + 0.5) * width} y={39} size={8.5} anchor="middle" look="quiet">
        {day}
      </Words>
    ))}
    {days.map((day) => {
      const x = 14 + ((day - 1) % 7) * width;
      const y = 45 + Math.floor((day - 1) / 7) * 37;
      const isToday = day === today;
      const lesson = lessons[day];
      return (
        <g key={day}>
          <path d={`M${x} ${y + 0.5}h${width}`} className="stroke-line" />
          {isToday ? <circle cx={x + 8.5} cy={y + 9.5} r="7" className="fill-primary" /> : null}
          <Words
            x={x + 8.5}
            y={y + 12.8}
            size={9}
            anchor="middle"
            look={isToday ? "fill-primary-fg font-semibold" : "bold"}
          >
            {day}
          </Words>
          {lesson === undefined ? null : (
            <>
              <path
                d={lesson[1].path}
                transform={`translate(${x + 3} ${y + 19})`}
                className={lesson[1].stroke}
                strokeWidth={lesson[1].strokeWidth}
              />
              <Words x={x + 9} y={y + 29} size={8.5}>
                {lesson[0]}
              </Words>
            </>
          )}
        </g>
      );
    })}
  </Drawing>
);
