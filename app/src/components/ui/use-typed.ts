import { useState } from "react";

interface TypedOptions {
  /** What the form keeps: the value in its one form, or as it was typed while that cannot be read. */
  value: string;
  onChange: (value: string) => void;
  /** The one form of what was typed; null when it cannot be read. */
  read: (typed: string) => string | null;
  /** What the box shows of a value while nobody types. */
  show: (value: string) => string;
}

/** A box for text that stands for something else: while somebody types it shows their own words. */
export const useTyped = ({ value, onChange, read, show }: TypedOptions) => {
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null);
  return {
    // A value from elsewhere, such as a reloaded lesson, replaces what was typed.
    text: typing?.value === value ? typing.text : show(value),
    type: (text: string) => {
      const next = read(text) ?? text;
      setTyping({ text, value: next });
      onChange(next);
    },
    finish: () => setTyping(null),
  };
};
