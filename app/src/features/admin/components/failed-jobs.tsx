import { useQuery } from "@tanstack/react-query";
import { CutNotice } from "@/components/data/cut-notice";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { Job } from "@/features/admin/api/jobs";
import { failedJobsQuery, useRetryJob } from "@/features/admin/api/jobs";
import { adminMessages } from "@/features/admin/messages";
import { countText } from "@/lib/format/counts";
import { momentText } from "@/lib/format/moments";
import { failureText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

const nameOf = ({ letter }: Job): string => (letter === null ? "Email" : `Email: ${letter.replaceAll("_", " ")}`);

/** Background jobs that the server gave up, each to be tried again. */
export const FailedJobs = () => {
  const failed = useQuery(failedJobsQuery);
  const retryJob = useRetryJob();
  const retry = (id: string) =>
    retryJob.mutate(id, {
      onSuccess: (description) => showToast({ tone: "success", title: adminMessages.retried, description }),
      onError: (problem) => {
        const description = failureText(problem, adminMessages.retryFailed);
        showToast({ tone: "error", title: adminMessages.retryFailed, description });
      },
    });
  return (
    <Card aria-labelledby="failed-jobs">
      <CardHeader title="Failed Jobs" titleId="failed-jobs" takesFocus description="Emails that could not be sent" />
      <Loaded
        queries={{ failed }}
        text="Loading background jobs..."
        skeleton={<Skeleton className="h-16" />}
        failure={{ title: adminMessages.jobsFailed }}
        className="py-8"
      >
        {({ failed: { jobs, total } }) =>
          jobs.length === 0 ? (
            <p className="text-small">No failed jobs: emails go out.</p>
          ) : (
            <>
              <CutNotice shown={jobs.length} total={total} things="jobs" />
              <ul aria-labelledby="failed-jobs" className="divide-y divide-line">
                {jobs.map((job) => (
                  <li key={job.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                    <div className="min-w-0 flex-1 basis-60">
                      <p className="break-words font-semibold">{nameOf(job)}</p>
                      <p className="break-words text-small">{job.lastError}</p>
                      <p className="text-fg-muted text-small tabular-nums">
                        {`${countText(job.attempts, "attempt")}, asked for ${momentText(job.createdAt)}`}
                      </p>
                    </div>
                    <Button
                      aria-label={`Retry ${nameOf(job)} of ${momentText(job.createdAt)}`}
                      busy={retryJob.isPending && retryJob.variables === job.id}
                      onClick={() => retry(job.id)}
                    >
                      Retry
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  );
};
