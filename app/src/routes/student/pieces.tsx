import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Loaded } from "@/components/data/loaded";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import type { Child } from "@/features/parents/api/children";
import { childrenQuery } from "@/features/parents/api/children";
import { useChildLabels } from "@/features/parents/child-labels";
import type { OwnPiece } from "@/features/practice/api/pieces";
import { ownPiecesQuery } from "@/features/practice/api/pieces";
import { PieceList } from "@/features/practice/components/piece-list";
import { practiceMessages } from "@/features/practice/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { countText } from "@/lib/format/counts";
import { useSession } from "@/lib/session";
import type { ScreenQueries } from "@/routes/frame/screen-data";

export const queries: ScreenQueries = () => [ownPiecesQuery];

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
  const query = useQuery(askedByLoader(ownPiecesQuery));
  return (
    <>
      <Head pieces={query.data} />
      <Loaded queries={{ query }} {...loading} wrapFailure={(failure) => <Card>{failure}</Card>}>
        {({ query: own }) => (
          <Card>{own.length === 0 ? <NoPieces /> : <PieceList pieces={own.map(({ piece }) => piece)} />}</Card>
        )}
      </Loaded>
    </>
  );
};

const NoPieces = () => (
  <EmptyState title="No Pieces Yet">Pieces appear here once a teacher sets them in a lesson.</EmptyState>
);

const ChildrensPieces = () => {
  const query = useQuery(askedByLoader(ownPiecesQuery));
  const family = useQuery(askedByLoader(childrenQuery));
  return (
    <>
      <Head pieces={query.data} />
      <Loaded queries={{ query, family }} {...loading} wrapFailure={(failure) => <Card>{failure}</Card>}>
        {({ query: own, family: { children } }) =>
          own.length === 0 ? (
            <Card>
              <NoPieces />
            </Card>
          ) : (
            <ChildrenCards kids={children} own={own} />
          )
        }
      </Loaded>
    </>
  );
};

interface ChildrenCardsProps {
  kids: readonly Child[];
  own: readonly OwnPiece[];
}

const ChildrenCards = ({ kids, own }: ChildrenCardsProps) => {
  const labelOf = useChildLabels(kids);
  return (
    <div className="flex flex-col gap-4">
      {kids.map((child) => (
        <ChildPieces
          key={child.id}
          name={labelOf(child)}
          pieces={own.filter(({ studentId }) => studentId === child.id).map(({ piece }) => piece)}
        />
      ))}
    </div>
  );
};

interface ChildPiecesProps {
  /** The child's name, and what tells the child apart from another of that name. */
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
