import { ErrorState } from "@/components/ui/error-state";
import { CoreStopped } from "@/lib/core-guard";

/** Stands in for every screen after core broke down: its memory cannot be trusted, so only a reload helps. */
export const CoreStoppedScreen = () => (
  <main>
    <ErrorState
      title="This page has stopped working"
      onRetry={() => window.location.reload()}
      retryLabel="Reload Page"
      className="min-h-dvh justify-center"
    >
      {new CoreStopped().message} Please reload the page. What was saved is safe, and a dialog in which something was
      typed offers to continue.
    </ErrorState>
  </main>
);
