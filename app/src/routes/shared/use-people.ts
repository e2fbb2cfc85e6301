import { useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { childLessonsPath, paths } from "@/config/paths";
import { usersNamedQuery } from "@/features/admin/api/users";
import type { FoundPeople, PaletteEntry } from "@/features/palette/entries";
import { childrenQuery, sharedNames, studiesOf } from "@/features/parents/api/children";
import { studentListQuery } from "@/features/students/api/students";
import { useCore } from "@/lib/core";
import { usePaused } from "@/lib/use-paused";

/** My Students with a profile open. */
const studentPath = (studentId: string) => `${paths.teacherStudents}?student=${encodeURIComponent(studentId)}`;

/** The administrator's list of accounts, searched. */
const usersFoundPath = (search: string) => `${paths.adminDashboard}?q=${encodeURIComponent(search)}`;

/** Whose child somebody is, in words. */
const childOf = (parents: readonly string[]): string =>
  parents.length === 0 ? "" : `child of ${parents.join(" and ")}`;

interface Person {
  id: string;
  name: string;
}

const entryOf = ({ id, name }: Person, to: string, detail: string | undefined): PaletteEntry => ({
  id,
  label: name,
  detail,
  icon: UserRound,
  to,
});

/** The people whom a role looks for: a teacher's students, a parent's children, an administrator's accounts. */
export const usePeople = (role: string, search: string): FoundPeople => {
  const core = useCore();
  const typed = usePaused(search).trim();
  const taught = useQuery({ ...studentListQuery, enabled: role === "TEACHER" });
  const family = useQuery({ ...childrenQuery, enabled: role === "PARENT" });
  const accounts = useQuery({ ...usersNamedQuery(typed), enabled: role === "ADMINISTRATOR" && typed.length >= 2 });
  const [whole] = [
    taught.data && { searched: taught.data.students.length, of: taught.data.total },
    family.data && { searched: family.data.children.length, of: family.data.total },
  ].filter((list) => list !== undefined);
  const isShared = sharedNames(family.data?.children ?? []);
  const people = [
    ...(taught.data?.students ?? []).map((one) => {
      const parents = one.parents.map(({ name }) => name);
      return {
        ...entryOf(one, studentPath(one.id), [one.grade, childOf(parents)].filter(Boolean).join(", ")),
        parents,
      };
    }),
    ...(family.data?.children ?? []).map((one) =>
      entryOf(
        { id: one.id, name: one.user.name },
        childLessonsPath(one.id),
        isShared(one.user.name) ? studiesOf(one) : undefined,
      ),
    ),
    ...(accounts.data?.users ?? []).map((one) =>
      entryOf(one, usersFoundPath(one.name), [one.email, core.roleBadge(one.role).label].filter(Boolean).join(", ")),
    ),
  ];
  return {
    people,
    total: accounts.data?.total ?? null,
    cut: whole !== undefined && whole.of > whole.searched ? whole : null,
    isLoading: taught.isLoading || family.isLoading || accounts.isFetching,
    hasFailed: [taught, family, accounts].some(({ isLoadingError }) => isLoadingError),
  };
};
