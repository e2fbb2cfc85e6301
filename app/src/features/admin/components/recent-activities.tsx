import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { recentActivitiesQuery } from "@/features/admin/api/overview";
import { ActivityList } from "@/features/admin/components/activity-list";
import { AllActivitiesDialog } from "@/features/admin/components/on-demand";
import { adminMessages } from "@/features/admin/messages";
import { askedByLoader } from "@/lib/asked-by-loader";

/** The newest five of the trail; View All opens the rest of it. */
export const RecentActivities = ({ onAdd }: { onAdd: () => void }) => {
  const recent = useQuery(askedByLoader(recentActivitiesQuery));
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby="recent-activities">
      <CardHeader
        title="Recent Activities"
        titleId="recent-activities"
        actions={
          <Button size="sm" onClick={() => setOpen(true)}>
            View All
          </Button>
        }
      />
      <Loaded
        queries={{ recent }}
        text="Loading activities..."
        skeleton={<Skeleton className="h-60" />}
        failure={{ title: adminMessages.activitiesFailed }}
        className="py-8"
      >
        {({ recent: { activities } }) =>
          activities.length === 0 ? (
            <EmptyState title="No activities yet" className="py-8">
              What people of the school do with accounts shows here.
            </EmptyState>
          ) : (
            <ActivityList activities={activities} label="Recent activities" />
          )
        }
      </Loaded>
      {isOpen ? (
        <AllActivitiesDialog
          onClose={() => setOpen(false)}
          onAdd={() => {
            setOpen(false);
            onAdd();
          }}
        />
      ) : null}
    </Card>
  );
};
