import type { ComponentProps, KeyboardEvent, Ref } from "react";
import { useEffect, useImperativeHandle, useRef } from "react";
import { Input } from "@/components/ui/input";

interface EnterInputProps extends Omit<ComponentProps<"input">, "ref" | "onKeyDown"> {
  ref?: Ref<HTMLInputElement>;
  /** What Enter does here. */
  onEnter: () => void;
  /** For a box that somebody has just asked for. */
  takesFocus?: boolean;
}

/** A one-line box with an Enter of its own: the form is never sent from here. */
export const EnterInput = ({ ref, onEnter, takesFocus = false, ...rest }: EnterInputProps) => {
  const box = useRef<HTMLInputElement | null>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement, []);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return <Input ref={box} autoComplete="off" enterKeyHint="done" {...rest} onKeyDown={onKeyDown} />;
};
