import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { useParentRequests } from "@/features/parents/api/requests";
import { familyMessages } from "@/features/parents/messages";

/** Stands where a parent has no linked child, and says what the next step is. */
export const NoChildren = ({ onRefresh, contact }: { onRefresh: () => void; contact: ReactNode }) => {
  const { data, isLoading } = useParentRequests();
  if (isLoading) return null;
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
        {hintOf(data)}
      </EmptyState>
    </Card>
  );
};

const hintOf = (asked: ReturnType<typeof useParentRequests>["data"]): string => {
  if (asked?.addressProved === false) return familyMessages.passwordFirst;
  return asked !== undefined && asked.requests.length > 0 ? familyMessages.answerFirst : familyMessages.noChildrenHint;
};
