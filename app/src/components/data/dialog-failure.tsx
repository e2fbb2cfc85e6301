import { useEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";

/** Why a dialog could not be saved; scrolls into view, as the button stands below a long form. */
export const DialogFailure = ({ title, text }: { title?: string | undefined; text: string | null }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return text === null ? null : (
    <div ref={box}>
      <Notice tone="error" role="alert">
        {title === undefined ? null : <strong className="block font-semibold">{title}</strong>}
        {text}
      </Notice>
    </div>
  );
};
