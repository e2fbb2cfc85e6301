import { useRouteError } from "react-router";
import { ErrorState } from "@/components/ui/error-state";

/** Stands in for a screen that could not be drawn or loaded. */
export const RouteError = () => {
  const failure = useRouteError();
  return (
    <ErrorState title="This screen could not be shown" onRetry={() => window.location.reload()}>
      {failure instanceof Error && failure.message !== "" ? failure.message : "Something unexpected happened."}
    </ErrorState>
  );
};
