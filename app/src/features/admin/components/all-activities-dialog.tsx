import { useInfiniteQuery } from "@tanstack/react-query";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { allActivitiesQuery } from "@/features/admin/api/overview";
import { ActivityList } from "@/features/admin/components/activity-list";
import { adminMessages } from "@/features/admin/messages";
import { numberText } from "@/lib/format/counts";

interface AllActivitiesDialogProps {
  onClose: () => void;
  /** Leads on to the Create User dialog. */
  onAdd: () => void;
}

/** The whole trail, page by page. Mounted while open. */
export const AllActivitiesDialog = ({ onClose, onAdd }: AllActivitiesDialogProps) => {
  const trail = useInfiniteQuery(allActivitiesQuery);
  return (
    <Dialog
      onClose={onClose}
      size="tall"
      title="All Activities"
      description="Who did what to whom, the newest first."
      footer={
        <>
          <Button onClick={onAdd}>Add User</Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Loaded
        queries={{ trail }}
        text="Loading activities..."
        skeleton={<Skeleton className="h-80" />}
        failure={{ title: adminMessages.activitiesFailed }}
        className="py-8"
      >
        {({ trail: { pages } }) => {
          const activities = pages.flatMap((page) => page.activities);
          if (activities.length === 0) return <EmptyState title="No activities yet" className="py-8" />;
          return (
            <>
              <p role="status" className="mb-3 text-fg-muted text-small tabular-nums">
                {`Showing ${numberText(activities.length)} of ${numberText(pages[0]?.total ?? 0)} activities`}
              </p>
              <ActivityList activities={activities} label="All activities" />
              {trail.hasNextPage ? (
                <Button
                  variant="ghost"
                  className="mt-3 w-full"
                  busy={trail.isFetchingNextPage}
                  onClick={() => void trail.fetchNextPage()}
                >
                  Show More
                </Button>
              ) : null}
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
};
