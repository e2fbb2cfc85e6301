import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { MarketingLayout } from "@/components/layouts/marketing";
import { MessageScreen } from "@/components/layouts/message-screen";
import { BrokenBarline } from "@/components/ui/broken-barline";
import { Button } from "@/components/ui/button";
import { useInsideShell } from "@/lib/shell";
import { ScreenUnavailable } from "@/routes/load-screen";

/** ms between two tries to load the code of a screen that could not be loaded. */
const patience = 5000;

/** Tries again when the browser is back on the network, and every few seconds as it may not notice. */
const useRetry = (retry: () => void, isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener("online", retry);
    const timer = setInterval(retry, patience);
    return () => {
      window.removeEventListener("online", retry);
      clearInterval(timer);
    };
  }, [retry, isOn]);
};

/** Stands in for a screen that could not be loaded or drawn, inside the frame where there is one. */
export const RouteError = () => {
  const failure = useRouteError();
  const { revalidate } = useRevalidator();
  const isInsideShell = useInsideShell();
  const isMissing = failure instanceof ScreenUnavailable;
  useRetry(revalidate, isMissing);
  const message = (
    <MessageScreen
      title={isMissing ? "This screen could not be loaded" : "This screen could not be shown"}
      art={<BrokenBarline />}
      actions={
        <>
          {isMissing ? (
            <Button variant="primary" onClick={() => void revalidate()}>
              Try Again
            </Button>
          ) : null}
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </>
      }
    >
      <p role="status">
        {isMissing
          ? "Please check your connection; the screen opens by itself as soon as it can be reached. If you are connected, Reedling may have been updated: reload the page."
          : "Something unexpected happened. Reloading the page usually helps; what was saved is safe."}
      </p>
    </MessageScreen>
  );
  return isInsideShell ? message : <MarketingLayout>{message}</MarketingLayout>;
};
