import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { useParentRequests } from "@/features/parents/api/requests";
import { familyMessages } from "@/features/parents/messages";

/** Stands where a parent has no linked child yet, unless the next step is the parent's own: an answer, or another password. */
export const NoChildren = ({ onRefresh, contact }: { onRefresh: () => void; contact: ReactNode }) => {
  const { data, isLoading } = useParentRequests();
  const isAsked = data !== undefined && (!data.addressProved || data.requests.length > 0);
  if (isLoading || isAsked) return null;
  return (
    <Card>
      <EmptyState
        title={familyMessages.noChildren}
        actions={
          <>
            <Button variant="primary" onClick={onRefresh}>
              Refresh
            </Button>
            {contact}
          </>
        }
      >
        {familyMessages.noChildrenHint}
      </EmptyState>
    </Card>
  );
};
