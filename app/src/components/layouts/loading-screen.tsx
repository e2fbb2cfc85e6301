import { LogoMark } from "@/components/ui/logo";

/** A whole screen that waits; it shows after 200 ms, so that a quick start stays calm. */
export const LoadingScreen = ({ text = "Loading..." }: { text?: string }) => (
  <div
    role="status"
    className="appear-late grid min-h-dvh place-content-center justify-items-center gap-4 text-fg-muted"
  >
    <LogoMark className="size-12 animate-pulse-soft" />
    {text}
  </div>
);
