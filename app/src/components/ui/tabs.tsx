import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";

/** One tab with its panel. */
export interface Tab {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
}

/** A row of tabs with arrow keys, of which one panel shows. */
export const Tabs = ({ label, tabs, defaultValue }: TabsProps) => (
  <RadixTabs.Root defaultValue={defaultValue ?? tabs[0]?.value ?? ""}>
    <RadixTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
      {tabs.map(({ value, label: text }) => (
        <RadixTabs.Trigger
          key={value}
          value={value}
          className="-mb-px min-h-10 border-transparent border-b-2 px-3 max-sm:flex-1 max-sm:px-1.5 sm:shrink-0 font-semibold text-fg-muted text-small transition-colors hover:text-fg focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-primary"
        >
          {text}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {tabs.map(({ value, panel }) => (
      <RadixTabs.Content key={value} value={value} className="pt-4">
        {panel}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
