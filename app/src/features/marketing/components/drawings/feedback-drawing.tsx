import { Drawing, Initials, Line, Panel, Words } from "@/features/marketing/components/drawings/parts";

const star = "M0-6.2 1.8-2 6.2-1.6 2.9 1.4 3.9 5.9 0 3.6-3.9 5.9-2.9 1.4-6.2-1.6-1.8-2Z";
const stars = [0, 1, 2, 3, 4];

/** A teacher's feedback in stars and in words. */
export const FeedbackDrawing = () => (
  <Drawing>
    <Panel height={156} />
    <Words x={14} y={24} size={13} look="fill-fg font-display font-semibold">
      Teacher Feedback
    </Words>
    <Initials x={25} y={50} color="blue">
      AS
    </Initials>
    <Words x={44} y={48} look="bold">
      Ana Sousa
    </Words>
    <Words x={44} y={61} size={9.5} look="quiet">
      Thu 5 Mar
    </Words>
    {stars.map((index) => (
      <path
        key={index}
        d={star}
        transform={`translate(${137 + index * 15.5} 50.5)`}
        className={index < 4 ? "fill-yellow-solid" : "stroke-line-strong"}
      />
    ))}
    <Words x={266} y={54} size={9.5} anchor="end">
      4 out of 5
    </Words>
    <Line y={74} />
    <Words x={14} y={92}>
      A warm, singing tone today. The shifts to
    </Words>
    <Words x={14} y={107}>
      third position now arrive in time.
    </Words>
    <rect x="14" y="120" width="119" height="23" rx="8" className="fill-green-tint" />
    <Words x={24} y={135} size={9.5} look="fill-green-text font-semibold">
      Going well: shifting
    </Words>
    <rect x="141" y="120" width="125" height="23" rx="8" className="fill-primary-soft" />
    <Words x={151} y={135} size={9.5} look="fill-primary-soft-fg font-semibold">
      Next: bow division
    </Words>
  </Drawing>
);
