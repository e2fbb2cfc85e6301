import { Star } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";

interface RatingInputProps {
  value: number | null;
  onChange: (rating: number | null) => void;
}

/** Stars to choose from, as radio buttons; the choice can be taken back. */
export const RatingInput = ({ value, onChange }: RatingInputProps) => {
  const name = useId();
  const { ratingMax } = useCore().constants().limits;
  const stars = Array.from({ length: ratingMax }, (_, index) => index + 1);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-small">Rating</legend>
      <div className="flex items-center gap-1">
        {stars.map((star) => (
          <label
            key={star}
            className="grid size-9 place-items-center rounded-control hover:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={countText(star, "star")}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={cn("size-6", star <= (value ?? 0) ? "fill-current text-yellow-solid" : "text-line-strong")}
            />
          </label>
        ))}
        {value === null ? null : (
          <>
            <span className="ml-1 text-fg-muted text-small tabular-nums">
              {value} out of {ratingMax}
            </span>
            <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
              Clear
            </Button>
          </>
        )}
      </div>
    </fieldset>
  );
};
