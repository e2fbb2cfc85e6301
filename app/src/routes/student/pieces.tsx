import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Loaded } from "@/components/data/loaded";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { children as childrenQuery } from "@/features/parents/api/children";
import type { OwnPiece } from "@/features/practice/api/pieces";
import { ownPieces } from "@/features/practice/api/pieces";
import { PieceList } from "@/features/practice/components/piece-list";
import { practiceMessages } from "@/features/practice/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { countText } from "@/lib/format/counts";
import { useSession } from "@/lib/session";

/** /student/pieces: the student's own pieces; for a parent, those of each linked child. */
export const PiecesScreen = () => (useSession()?.user.role === "PARENT" ? <ChildrensPieces /> : <OwnPieces />);

const loading = {
  text: practiceMessages.piecesLoading,
  skeleton: <Skeleton className="h-64 rounded-card" />,
  failure: { title: practiceMessages.piecesFailed },
};

const Head = ({ pieces }: { pieces: readonly OwnPiece[] | undefined }) => (
  <PageHeader title="My Pieces" summary={pieces === undefined ? " " : countText(pieces.length, "piece")} />
);

const OwnPieces = () => {
  const query = useQuery(askedByLoader(ownPieces));
  return (
    <>
      <Head pieces={query.data} />
      <Loaded queries={{ query }} {...loading} frame={(failure) => <Card>{failure}</Card>}>
        {({ query: own }) => (
          <Card>{own.length === 0 ? <NoPieces /> : <PieceList pieces={own.map(({ piece }) => piece)} />}</Card>
        )}
      </Loaded>
    </>
  );
};

const NoPieces = () => (
  <EmptyState title="No Pieces Yet">Pieces appear here once a lesson sets them, with the last clean tempo.</EmptyState>
);

const ChildrensPieces = () => {
  const query = useQuery(askedByLoader(ownPieces));
  const family = useQuery(askedByLoader(childrenQuery));
  return (
    <>
      <Head pieces={query.data} />
      <Loaded queries={{ query, family }} {...loading} frame={(failure) => <Card>{failure}</Card>}>
        {({ query: own, family: { children } }) =>
          own.length === 0 ? (
            <Card>
              <NoPieces />
            </Card>
          ) : (
            <div className="flex flex-col gap-4">
              {children.map(({ id, user }) => (
                <ChildPieces
                  key={id}
                  name={user.name}
                  pieces={own.filter(({ studentId }) => studentId === id).map(({ piece }) => piece)}
                />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  );
};

interface ChildPiecesProps {
  name: string;
  pieces: OwnPiece["piece"][];
}

const ChildPieces = ({ name, pieces }: ChildPiecesProps) => {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={<bdi>{name}</bdi>} titleId={titleId} />
      {pieces.length === 0 ? <p className="text-fg-muted">No pieces yet.</p> : <PieceList pieces={pieces} />}
    </Card>
  );
};
