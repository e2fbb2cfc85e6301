import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { settingsScope } from "@/features/settings/api/settings-cache";

/** One switch in its new position. */
export interface Toggle<Name> {
  name: Name;
  isOn: boolean;
}

/** One press, counted. */
interface Press<Name> extends Toggle<Name> {
  number: number;
}

/** What a screen says of a save. */
export interface Told {
  onSaved: () => void;
  onFailed: (problem: unknown) => void;
}

interface SwitchSave<Name, Answer> {
  /** Sends every value of the group, of which one is new. */
  save: (toggle: Toggle<Name>) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onFailed: (problem: unknown) => void;
}

/**
 * Switches that save at once. Each shows its new position from the press on and goes back when the save fails. Saves
 * wait for one another, so that each sends what the one before it left.
 */
export const useSwitches = <Name extends string, Answer>({ save, onSaved, onFailed }: SwitchSave<Name, Answer>) => {
  const [pressed, setPressed] = useState<Partial<Record<Name, boolean>>>({});
  const presses = useRef(0);
  const last = useRef<Partial<Record<Name, number>>>({});
  const forget = ({ name, number }: Press<Name>) => {
    // A later press of the same switch is still on its way.
    if (last.current[name] !== number) return;
    setPressed(({ [name]: _, ...others }) => others as Partial<Record<Name, boolean>>);
  };
  const { mutate } = useMutation({
    scope: settingsScope,
    mutationFn: ({ name, isOn }: Press<Name>) => save({ name, isOn }),
    onSuccess: (answer, press) => {
      onSaved(answer);
      forget(press);
    },
    onError: (problem, press) => {
      forget(press);
      onFailed(problem);
    },
  });
  return {
    /** What was pressed and is not saved yet, by name. */
    pressed,
    press: (name: Name, isOn: boolean) => {
      setPressed((all) => ({ ...all, [name]: isOn }));
      presses.current += 1;
      last.current[name] = presses.current;
      mutate({ name, isOn, number: presses.current });
    },
  };
};
