import type { VariantProps } from "class-variance-authority";
import { cva } from "class-variance-authority";
import { Avatar as RadixAvatar } from "radix-ui";
import type { Tint } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";

const styles = cva(
  "inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full font-semibold",
  {
    variants: {
      size: { small: "size-8 text-caption", medium: "size-10 text-small", large: "size-14 text-lead" },
      color: {
        blue: "bg-blue-tint text-blue-text",
        green: "bg-green-tint text-green-text",
        red: "bg-red-tint text-red-text",
        orange: "bg-orange-tint text-orange-text",
        purple: "bg-purple-tint text-purple-text",
        yellow: "bg-yellow-tint text-yellow-text",
        grey: "bg-grey-tint text-grey-text",
      },
    },
    defaultVariants: { size: "medium", color: "grey" },
  },
);

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The first letters of the first and the last word of a name, in capitals; signs count when there is no letter. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const firstOf = (wanted: RegExp) =>
    words.flatMap((word) => lettersOf(word).find((letter) => wanted.test(letter)) ?? []);
  const letters = firstOf(/[\p{Alphabetic}\p{Number}]/u);
  const found = letters.length > 0 ? letters : firstOf(/\P{Control}/u);
  const ends = found.length > 1 ? [found[0], found.at(-1)] : found;
  return ends.map((letter) => lettersOf(letter?.toUpperCase() ?? "")[0] ?? "").join("");
};

interface AvatarProps extends VariantProps<typeof styles> {
  name: string;
  src?: string | null | undefined;
  /** Colour of the role behind the initials. */
  color?: Tint;
  /** Postpones the initials, in ms, so that a quick image never flickers. */
  delayMs?: number;
  className?: string | undefined;
}

/** A person's picture once it has loaded, else the initials. It stands beside the name and stays silent. */
export const Avatar = ({ name, src, size, color, delayMs, className }: AvatarProps) => (
  <RadixAvatar.Root aria-hidden className={cn(styles({ size, color }), className)}>
    {src ? <RadixAvatar.Image src={src} alt="" className="size-full object-cover" /> : null}
    <RadixAvatar.Fallback {...(delayMs === undefined ? {} : { delayMs })}>{initialsOf(name)}</RadixAvatar.Fallback>
  </RadixAvatar.Root>
);
