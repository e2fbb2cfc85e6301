import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { countText } from "@/lib/format/counts";
import { request } from "@/lib/request";

/** Spec §8. */
const unknownError = "Unknown error";

const messageOf = (problem: unknown) =>
  problem instanceof Error && problem.message !== "" ? problem.message : unknownError;

/** Calls the list of lesson feedback and shows what comes back. */
export const FeedbackCall = ({ path }: { path: string }) => {
  const { mutate, data, error, isPending, isSuccess } = useMutation({ mutationFn: () => request("GET", path) });
  return (
    <Card aria-label="Lesson feedback">
      <CardHeader
        title="Lesson Feedback"
        description={`GET ${path}`}
        actions={
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            Call Lesson Feedback
          </Button>
        }
      />
      <div aria-live="polite">
        {error === null ? null : <Notice tone="error">{messageOf(error)}</Notice>}
        {isSuccess ? (
          <>
            <p className="mb-2">
              {Array.isArray(data) ? `The answer has ${countText(data.length, "entry", "entries")}.` : "The answer:"}
            </p>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer is scrolled with the keyboard from here.
              tabIndex={0}
              aria-label="Answer"
              className="max-h-96 overflow-y-auto rounded-control bg-sunken p-3"
            >
              <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-small">
                {JSON.stringify(data, null, 2)}
              </pre>
            </section>
          </>
        ) : null}
        {error === null && !isSuccess ? <p className="text-fg-muted">Nothing has been called yet.</p> : null}
      </div>
    </Card>
  );
};
