import type { ComponentProps, KeyboardEvent, RefObject } from "react";
import { useEffect, useRef } from "react";
import { Input } from "@/components/ui/input";

interface EnterInputProps extends Omit<ComponentProps<"input">, "ref" | "onKeyDown"> {
  ref?: RefObject<HTMLInputElement | null>;
  /** What Enter does here. */
  onEnter: () => void;
  /** For a box that somebody has just asked for. */
  takesFocus?: boolean;
}

/** A one-line box with an Enter of its own: the form is never sent from here. */
export const EnterInput = ({ ref, onEnter, takesFocus = false, ...rest }: EnterInputProps) => {
  const own = useRef<HTMLInputElement>(null);
  const box = ref ?? own;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, box]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return <Input ref={box} autoComplete="off" enterKeyHint="done" {...rest} onKeyDown={onKeyDown} />;
};
