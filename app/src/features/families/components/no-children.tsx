import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { familyMessages } from "@/features/families/messages";

/** Stands where a parent has no linked child yet. */
export const NoChildren = ({ onRefresh, contact }: { onRefresh: () => void; contact: ReactNode }) => (
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
