import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { StaleNotice } from "@/components/data/stale-notice";
import { ErrorState } from "@/components/ui/error-state";
import { Loading } from "@/components/ui/skeleton";
import { failureText } from "@/lib/forms";

type Queries = Readonly<Record<string, UseQueryResult<unknown>>>;

/** What the queries answered, by the same names. */
type Answers<Loads extends Queries> = {
  [Name in keyof Loads]: Loads[Name] extends UseQueryResult<infer Data> ? Data : never;
};

/** How a region shows that it could not be loaded. */
export interface LoadFailure {
  title: string;
  /** The sentence under it; the server's own unless given. */
  text?: (problem: Error) => ReactNode;
  retryLabel?: string | undefined;
  /** Loads what failed again, unless the screen wants something else. */
  onRetry?: () => void;
  /** Further buttons, after the retry. */
  actions?: ReactNode;
}

interface LoadedProps<Loads extends Queries> {
  /** Everything that the region needs. */
  queries: Loads;
  /** What the region waits for at first as well, and may do without: what became of it is told inside. */
  alsoAwaits?: readonly UseQueryResult<unknown>[];
  /** The specified loading text, small above the skeleton. */
  text: string;
  /** Blocks in the final size; as a function it puts the text in a place of its own. */
  skeleton: ReactNode | ((text: string) => ReactNode);
  failure: LoadFailure;
  /** Around a failure, such as a card where the region brings its own. */
  wrapFailure?: (content: ReactNode) => ReactNode;
  className?: string | undefined;
  /** The region, once everything is there. */
  children: (answers: Answers<Loads>) => ReactNode;
}

/** Whether something was asked for and has not answered yet, nor failed before. */
export const comesAtFirst = ({ isLoading, errorUpdateCount }: UseQueryResult<unknown>) =>
  isLoading && errorUpdateCount === 0;

/**
 * A region that needs data: its skeleton while anything is on its way, one failure with one retry when anything could
 * not be loaded, and else its content, for which nothing is missing. Content that could not be loaded again stays, with a
 * notice above it.
 */
export const Loaded = <Loads extends Queries>({
  queries,
  alsoAwaits = [],
  text,
  skeleton,
  failure,
  wrapFailure = (content) => content,
  className,
  children,
}: LoadedProps<Loads>) => {
  const loads = Object.values(queries);
  const failed = loads.filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  if (first?.error) {
    const retry = () => {
      for (const query of failed) void query.refetch();
    };
    return wrapFailure(
      <ErrorState
        title={failure.title}
        onRetry={failure.onRetry ?? retry}
        retryLabel={failure.retryLabel}
        actions={failure.actions}
        className={className}
      >
        {failure.text?.(first.error) ?? failureText(first.error, "")}
      </ErrorState>,
    );
  }
  const isComing = loads.some(({ isPending }) => isPending) || alsoAwaits.some(comesAtFirst);
  return (
    <>
      <StaleNotice queries={loads} />
      <Loading loading={isComing} text={text} skeleton={skeleton}>
        {() =>
          children(
            Object.fromEntries(Object.entries(queries).map(([name, { data }]) => [name, data])) as Answers<Loads>,
          )
        }
      </Loading>
    </>
  );
};
