import { cn } from "@/components/ui/cn";

interface Note {
  x: number;
  y: number;
  /** Half the width of the head; everything else follows from it. */
  size: number;
}

const notes: Note[] = [
  { x: 118, y: 216, size: 7 },
  { x: 178, y: 226, size: 10 },
  { x: 252, y: 203, size: 14.5 },
  { x: 344, y: 230, size: 20.5 },
  { x: 460, y: 200, size: 29 },
];

const NoteDrawing = ({ x, y, size }: Note) => (
  <g className="crescendo-note">
    <ellipse cx={x} cy={y} rx={size} ry={size * 0.74} transform={`rotate(-22 ${x} ${y})`} fill="currentColor" />
    <path
      d={`M${x + size * 0.9} ${y - size * 0.3}v${-size * 3.1}`}
      stroke="currentColor"
      strokeWidth={Math.max(2, size * 0.2)}
      strokeLinecap="round"
    />
  </g>
);

/** A stave that opens like a hairpin, with notes that grow along it: the drawing of the landing and account screens. */
export const CrescendoArt = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 560 428" fill="none" className={cn("overflow-visible", className)}>
    <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" opacity="0.32">
      <path d="M24 214 548 133M24 214h524M24 214l524 81" />
    </g>
    <path
      d="M548 52 24 214l524 162"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {notes.map((note) => (
      <NoteDrawing key={note.x} {...note} />
    ))}
  </svg>
);
