import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { settingsScope } from "@/features/settings/api/settings-cache";

/** One switch in its new position. */
export interface Toggle<Name> {
  name: Name;
  isOn: boolean;
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
  const forget = ({ name, isOn }: Toggle<Name>) =>
    setPressed((all) => {
      const { [name]: last, ...others } = all;
      // A later press of the same switch is still on its way.
      return last === isOn ? (others as typeof all) : all;
    });
  const { mutate } = useMutation({
    scope: settingsScope,
    mutationFn: save,
    onSuccess: (answer, toggle) => {
      onSaved(answer);
      forget(toggle);
    },
    onError: (problem, toggle) => {
      forget(toggle);
      onFailed(problem);
    },
  });
  return {
    /** What was pressed and is not saved yet, by name. */
    pressed,
    press: (name: Name, isOn: boolean) => {
      setPressed((all) => ({ ...all, [name]: isOn }));
      mutate({ name, isOn });
    },
  };
};
