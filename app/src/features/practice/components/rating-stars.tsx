import { Star } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { useCore } from "@/lib/core";

/** A rating in stars and in words: "4 out of 5". */
export const RatingStars = ({ rating, className }: { rating: number; className?: string }) => {
  const { ratingMax } = useCore().constants().limits;
  const stars = Array.from({ length: ratingMax }, (_, index) => index + 1);
  return (
    <span className={cn("inline-flex items-center gap-2", className)}>
      <span aria-hidden className="inline-flex gap-0.5">
        {stars.map((star) => (
          <Star
            key={star}
            className={cn("size-4.5", star <= rating ? "fill-current text-yellow-solid" : "text-line-strong")}
          />
        ))}
      </span>
      <span className="text-small tabular-nums">
        {rating} out of {ratingMax}
      </span>
    </span>
  );
};
