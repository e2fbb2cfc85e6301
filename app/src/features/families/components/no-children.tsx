import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { UnavailableButton } from "@/components/ui/unavailable-button";
import { familyMessages } from "@/features/families/messages";

/** Stands where a parent has no linked child yet. */
export const NoChildren = ({ onRefresh }: { onRefresh: () => void }) => (
  <Card>
    <EmptyState
      title={familyMessages.noChildren}
      actions={
        <>
          <Button variant="primary" onClick={onRefresh}>
            Refresh
          </Button>
          <UnavailableButton label="Contact Administrator" reason={familyMessages.contactLater} />
        </>
      }
    >
      {familyMessages.noChildrenHint}
    </EmptyState>
  </Card>
);
