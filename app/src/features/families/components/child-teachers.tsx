import { useQuery } from "@tanstack/react-query";
import { childTeachers } from "@/features/families/api/child-teachers";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Who teaches the child: two teachers who added the same child have added two, which look alike without them. */
export const ChildTeachers = ({ childId, isAsked }: { childId: string; isAsked: boolean }) => {
  const { data = [] } = useQuery({ ...childTeachers(childId), enabled: isAsked });
  // What another place has loaded stays with it: the line would appear in one row of many.
  return !isAsked || data.length === 0 ? null : (
    <span className="block font-normal text-fg-muted text-small">
      with <bdi>{listed.format(data)}</bdi>
    </span>
  );
};
