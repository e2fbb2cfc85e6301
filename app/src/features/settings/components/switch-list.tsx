import { Switch } from "@/components/ui/switch";

interface SwitchListProps<Name extends string> {
  switches: readonly { name: Name; label: string; description: string }[];
  /** What is saved. */
  saved: Readonly<Record<Name, boolean>>;
  /** What was pressed and is on its way. */
  pressed: Readonly<Partial<Record<Name, boolean>>>;
  onPress: (name: Name, isOn: boolean) => void;
}

/** Switches one under the other; each saves at once. */
export const SwitchList = <Name extends string>({ switches, saved, pressed, onPress }: SwitchListProps<Name>) => (
  <ul className="-my-2 flex flex-col divide-y divide-line">
    {switches.map(({ name, label, description }) => (
      <li key={name} className="py-2">
        <Switch
          label={label}
          description={description}
          checked={pressed[name] ?? saved[name]}
          aria-busy={pressed[name] === undefined ? undefined : true}
          onChange={(event) => onPress(name, event.target.checked)}
        />
      </li>
    ))}
  </ul>
);
