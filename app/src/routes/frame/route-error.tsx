import { useCallback, useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { MarketingLayout } from "@/components/layouts/marketing";
import { MessageScreen } from "@/components/layouts/message-screen";
import { BrokenBarline } from "@/components/ui/broken-barline";
import { Button } from "@/components/ui/button";
import { CoreUnavailable, loadCore } from "@/lib/core";
import { useInsideShell } from "@/lib/shell";
import { ScreenUnavailable } from "@/routes/frame/load-screen";

/** ms between two tries to load the code of a screen that could not be loaded. */
const retryInterval = 5000;

/** Tries again when the browser is back on the network, and every few seconds as it may not notice. */
const useRetry = (retry: () => void, isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener("online", retry);
    const timer = setInterval(retry, retryInterval);
    return () => {
      window.removeEventListener("online", retry);
      clearInterval(timer);
    };
  }, [retry, isOn]);
};

/** What could not be fetched. A browser may keep the failure of the rules until the page is loaded anew. */
const missingPart = (failure: unknown): "core" | "screen" | "nothing" => {
  if (failure instanceof CoreUnavailable) return "core";
  if (!(failure instanceof ScreenUnavailable)) return "nothing";
  return failure.cause instanceof CoreUnavailable ? "core" : "screen";
};

const texts = {
  core: "A part of Reedling that every screen needs did not arrive. Please check your connection, then reload the page.",
  screen:
    "Please check your connection; the screen opens by itself as soon as it can be reached. If you are connected, Reedling may have been updated: reload the page.",
  nothing: "Something unexpected happened. Reloading the page usually helps; what was saved is safe.",
};

/** Stands in for a screen that could not be loaded or drawn, inside the frame where there is one. */
export const RouteError = () => {
  const failure = useRouteError();
  const { revalidate } = useRevalidator();
  const isInsideShell = useInsideShell();
  const missing = missingPart(failure);
  const isCoreMissing = missing === "core";
  const isMissing = missing !== "nothing";
  const retry = useCallback(() => {
    const again = () => void revalidate();
    if (isCoreMissing) loadCore().then(again, () => undefined);
    else again();
  }, [revalidate, isCoreMissing]);
  useRetry(retry, isMissing);
  const message = (
    <MessageScreen
      title={isMissing ? "This screen could not be loaded" : "This screen could not be shown"}
      art={<BrokenBarline />}
      actions={
        <>
          {isMissing && !isCoreMissing ? (
            <Button variant="primary" onClick={retry}>
              Try Again
            </Button>
          ) : null}
          <Button variant={isCoreMissing ? "primary" : "outline"} onClick={() => window.location.reload()}>
            Reload Page
          </Button>
        </>
      }
    >
      <p role="status">{texts[missing]}</p>
    </MessageScreen>
  );
  return isInsideShell ? message : <MarketingLayout>{message}</MarketingLayout>;
};
