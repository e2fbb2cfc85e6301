import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { failureText } from "@/lib/forms";

/** Says above what is shown that it could not be loaded again, and tries once more; nothing while all is well. */
export const StaleNotice = ({ queries }: { queries: readonly UseQueryResult<unknown>[] }) => {
  const stale = queries.filter(({ isRefetchError }) => isRefetchError);
  const [first] = stale;
  if (first === undefined) return null;
  const retry = () => {
    for (const query of stale) void query.refetch();
  };
  return (
    <Notice
      tone="warning"
      role="status"
      className="mb-4"
      action={
        <Button size="sm" busy={stale.some(({ isFetching }) => isFetching)} onClick={retry}>
          Try Again
        </Button>
      }
    >
      This may be out of date. {failureText(first.error, "")}
    </Notice>
  );
};
