import { ChevronRight } from "lucide-react";
import { MarkedText } from "@/components/data/marked-text";
import type { PracticeCard } from "@/lib/goals";

/**
 * The method of a card behind "How", with the teacher's own words on the first day that has them, which are shown at once.
 * Nothing of a card without either.
 */
export const CardMethod = ({ card: { how, teacher } }: { card: Pick<PracticeCard, "how" | "teacher"> }) =>
  how === null && teacher === null ? null : (
    <details className="group mt-1.5" open={teacher !== null}>
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 rounded-inner font-semibold hover:text-primary pointer-coarse:min-h-10">
        <ChevronRight aria-hidden className="size-4 transition-[rotate] group-open:rotate-90" />
        How
      </summary>
      <div className="wrap-anywhere mt-0.5 flex max-w-measure flex-col gap-1 pl-5">
        {teacher === null ? null : (
          <p>
            <span className="text-fg-muted">Your teacher: </span>“<bdi>{teacher}</bdi>”
          </p>
        )}
        {how === null ? null : (
          <p>
            <MarkedText text={how} />
          </p>
        )}
      </div>
    </details>
  );
