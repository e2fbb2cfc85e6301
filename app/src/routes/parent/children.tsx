import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { CutNotice } from "@/components/data/cut-notice";
import { Loaded } from "@/components/data/loaded";
import { buttonStyles } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { childrenQuery, sharedNames } from "@/features/parents/api/children";
import { parentRequestsQuery } from "@/features/parents/api/request-list";
import { ChildTile } from "@/features/parents/components/child-tile";
import { NoChildren } from "@/features/parents/components/no-children";
import { ParentRequests } from "@/features/parents/components/parent-requests";
import { familyMessages } from "@/features/parents/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { countText } from "@/lib/format/counts";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { ContactButton } from "@/routes/shared/contact-button";

const grid = "grid gap-4 sm:grid-cols-2 xl:grid-cols-3";

export const queries: ScreenQueries = () => [childrenQuery, parentRequestsQuery];

/** /parent/children: the linked children (Spec §2.8). */
export const ChildrenScreen = () => {
  const query = useQuery(askedByLoader(childrenQuery));
  const isShared = useMemo(() => sharedNames(query.data?.children ?? []), [query.data]);
  return (
    <>
      <PageHeader
        title="Children"
        summary={query.data === undefined ? " " : countText(query.data.total, "child", "children")}
        actions={
          <Link to={paths.studentPieces} className={buttonStyles()}>
            My Pieces
          </Link>
        }
      />
      <ParentRequests contact={<ContactButton label="Contact Administrator" to="administrator" />} />
      <Loaded
        queries={{ query }}
        text="Loading children..."
        skeleton={
          <div className={grid}>
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-40 rounded-card" />
          </div>
        }
        failure={{ title: familyMessages.childrenFailed }}
        wrapFailure={(failure) => <Card>{failure}</Card>}
      >
        {({ query: { children, total } }) =>
          children.length === 0 ? (
            <NoChildren
              contact={<ContactButton label="Contact Administrator" to="administrator" />}
              onRefresh={() => void query.refetch()}
            />
          ) : (
            <>
              <CutNotice shown={children.length} total={total} things="children" />
              <ul className={grid}>
                {children.map((child) => (
                  <ChildTile key={child.id} child={child} hasNamesake={isShared(child.user.name)} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </>
  );
};
