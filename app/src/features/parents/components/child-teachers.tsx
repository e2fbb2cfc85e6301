import { useQuery } from "@tanstack/react-query";
import { childTeachersQuery, taughtByText } from "@/features/parents/api/child-teachers";

/** Who teaches the child: two teachers who added the same child have added two, which look alike without them. */
export const ChildTeachers = ({ childId, isAsked }: { childId: string; isAsked: boolean }) => {
  const { data = [] } = useQuery({ ...childTeachersQuery(childId), enabled: isAsked });
  // Another component may have loaded this child's teachers; they show only where they were asked for.
  return !isAsked || data.length === 0 ? null : (
    <span className="block font-normal text-fg-muted text-small">
      <bdi>{taughtByText(data)}</bdi>
    </span>
  );
};
