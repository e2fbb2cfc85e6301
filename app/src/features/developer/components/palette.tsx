import { cn } from "@/components/ui/cn";
import { Showcase } from "@/features/developer/components/showcase";

const surfaces = [
  ["Background", "bg-bg"],
  ["Surface", "bg-surface"],
  ["Sunken", "bg-sunken"],
  ["Raised", "bg-raised"],
  ["Primary", "bg-primary text-primary-fg"],
  ["Primary soft", "bg-primary-soft text-primary-soft-fg"],
  ["Feature", "bg-feature text-feature-fg"],
] as const;

const hues = [
  ["Blue", "bg-blue-tint text-blue-text", "bg-blue-solid"],
  ["Green", "bg-green-tint text-green-text", "bg-green-solid"],
  ["Red", "bg-red-tint text-red-text", "bg-red-solid"],
  ["Orange", "bg-orange-tint text-orange-text", "bg-orange-solid"],
  ["Purple", "bg-purple-tint text-purple-text", "bg-purple-solid"],
  ["Yellow", "bg-yellow-tint text-yellow-text", "bg-yellow-solid"],
  ["Grey", "bg-grey-tint text-grey-text", "bg-grey-solid"],
] as const;

const swatch =
  "flex min-h-16 items-end justify-between gap-2 rounded-control border border-line p-3 font-semibold text-small";

/** The colours, in the theme on screen. */
export const Palette = () => (
  <Showcase title="Palette" description="Hue stands for status, role and action only.">
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
      {surfaces.map(([name, look]) => (
        <li key={name} className={cn(swatch, look)}>
          {name}
        </li>
      ))}
      {hues.map(([name, look, solid]) => (
        <li key={name} className={cn(swatch, look)}>
          {name}
          <span aria-hidden className={cn("size-4 rounded-full", solid)} />
        </li>
      ))}
    </ul>
  </Showcase>
);
