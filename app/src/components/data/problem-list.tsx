import { Notice } from "@/components/ui/notice";
import { countText } from "@/lib/format/counts";
import type { WrongField } from "@/lib/wrong-fields";

interface ProblemListProps {
  /** The controls that need a look, in the order in which they are seen. */
  fields: readonly WrongField[];
  /** What is said instead of their number. */
  sentence?: string | undefined;
}

/** What is wrong with a long form, with a way to each wrong field. */
export const ProblemList = ({ fields, sentence }: ProblemListProps) => (
  <Notice tone="error" role="alert">
    {sentence ?? `Please check ${countText(fields.length, "field")}.`}
    <ul className="-mx-1 mt-1 flex flex-wrap gap-x-1">
      {fields.map(({ control, label }) => (
        <li key={control.id}>
          <button
            type="button"
            onClick={() => control.focus()}
            className="min-h-6 rounded-dense px-1 underline underline-offset-2 hover:no-underline pointer-coarse:min-h-10"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  </Notice>
);
