import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";

/** A grey block of the size of what is to come. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn("animate-pulse-soft rounded-control bg-line", className)} />
);

const showAfter = 200;
const stayFor = 300;

type Phase = "waiting" | "shown" | "done";

const usePhase = (loading: boolean): Phase => {
  const [phase, setPhase] = useState<Phase>(loading ? "waiting" : "done");
  const shownAt = useRef(0);
  useEffect(() => {
    if (loading) {
      setPhase("waiting");
      const timer = setTimeout(() => {
        shownAt.current = performance.now();
        setPhase("shown");
      }, showAfter);
      return () => clearTimeout(timer);
    }
    const rest = shownAt.current === 0 ? 0 : stayFor - (performance.now() - shownAt.current);
    shownAt.current = 0;
    if (rest <= 0) {
      setPhase("done");
      return;
    }
    const timer = setTimeout(() => setPhase("done"), rest);
    return () => clearTimeout(timer);
  }, [loading]);
  return phase;
};

interface LoadingProps {
  loading: boolean;
  /** The specified loading text, small above the skeleton. */
  text: string;
  /** Blocks in the final size; as a function it puts the text in a place of its own. */
  skeleton: ReactNode | ((text: string) => ReactNode);
  /** The content, asked for once it is there. */
  children: () => ReactNode;
  className?: string | undefined;
}

/** A region that loads: its skeleton shows after 200 ms and then for at least 300 ms, so that nothing flickers. */
export const Loading = ({ loading, text, skeleton, children, className }: LoadingProps) => {
  const phase = usePhase(loading);
  if (!loading && phase !== "shown") return children();
  return (
    // The key makes React replace this element, so that the browser counts no layout shift between skeleton and content.
    <div key="loading" aria-busy className={className}>
      <div className={cn("transition-opacity", phase === "shown" ? "opacity-100" : "opacity-0")}>
        {typeof skeleton === "function" ? (
          skeleton(text)
        ) : (
          <>
            <p role="status" className="mb-2 text-fg-muted text-small">
              {text}
            </p>
            {skeleton}
          </>
        )}
      </div>
    </div>
  );
};
