import type { ReactNode } from "react";

// The product's own screens in small, in the colours of the theme, 280 wide. All are decorative: the cards say it in words.

export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden viewBox="0 0 280 156" fill="none" className="h-auto w-full">
    {children}
  </svg>
);

interface PanelProps {
  y?: number;
  height: number;
}

export const Panel = ({ y = 0, height }: PanelProps) => (
  <rect x="0.5" y={y + 0.5} width="279" height={height - 1} rx="10" className="fill-surface stroke-line" />
);

interface WordsProps {
  x: number;
  y: number;
  size?: number;
  /** `quiet` and `bold` as on the screens; others name a colour. */
  look?: string;
  anchor?: "start" | "middle" | "end";
  children: ReactNode;
}

const looks: Record<string, string> = {
  plain: "fill-fg",
  bold: "fill-fg font-semibold",
  quiet: "fill-fg-muted",
};

export const Words = ({ x, y, size = 10.5, look = "plain", anchor = "start", children }: WordsProps) => (
  <text x={x} y={y} fontSize={size} textAnchor={anchor} className={`tabular-nums ${looks[look] ?? look}`}>
    {children}
  </text>
);

export const Line = ({ y }: { y: number }) => <path d={`M14 ${y}.5h252`} className="stroke-line" />;

/** A tempo as music writes it, in its pill; `x` is the pill's right end. */
export const Tempo = ({ x, y, bpm }: { x: number; y: number; bpm: number }) => (
  <g>
    <rect x={x - 45} y={y - 11.5} width="45" height="16" rx="8" className="fill-primary-soft" />
    <g className="fill-primary-soft-fg stroke-primary-soft-fg">
      <ellipse cx={x - 34.5} cy={y - 0.6} rx="2.4" ry="1.8" transform={`rotate(-20 ${x - 34.5} ${y - 0.6})`} />
      <path d={`M${x - 32.6} ${y - 1.4}v-7`} strokeLinecap="round" />
    </g>
    <Words x={x - 7} y={y + 0.5} size={9.5} anchor="end" look="fill-primary-soft-fg font-semibold">
      {`= ${bpm}`}
    </Words>
  </g>
);

const tints = {
  blue: ["fill-blue-tint", "fill-blue-text font-semibold"],
  green: ["fill-green-tint", "fill-green-text font-semibold"],
  purple: ["fill-purple-tint", "fill-purple-text font-semibold"],
} as const;

interface InitialsProps {
  x: number;
  y: number;
  color: keyof typeof tints;
  children: string;
}

/** An avatar with initials around its middle. */
export const Initials = ({ x, y, color, children }: InitialsProps) => (
  <g>
    <circle cx={x} cy={y} r="11" className={tints[color][0]} />
    <Words x={x} y={y + 3} size={8.5} anchor="middle" look={tints[color][1]}>
      {children}
    </Words>
  </g>
);

/** A green disc with a tick. */
export const Done = ({ x, y }: { x: number; y: number }) => (
  <g>
    <circle cx={x} cy={y} r="6.5" className="fill-green-solid" />
    <path
      d={`m${x - 2.8} ${y + 0.2} 2 2 3.8-4`}
      className="stroke-surface"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);
