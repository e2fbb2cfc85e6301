import { useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { childLessonsPath, paths } from "@/config/paths";
import { usersNamed } from "@/features/admin/api/users";
import { children } from "@/features/families/api/children";
import type { PaletteEntry } from "@/features/palette/entries";
import { students } from "@/features/students/api/students";
import { useCore } from "@/lib/core";
import { usePaused } from "@/lib/use-paused";

/** My Students with a profile open. */
const studentPath = (studentId: string) => `${paths.teacherStudents}?student=${encodeURIComponent(studentId)}`;

/** The administrator's list of accounts, searched. */
const usersFoundPath = (search: string) => `${paths.adminDashboard}?q=${encodeURIComponent(search)}`;

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

interface FoundPeople {
  people: PaletteEntry[];
  isLoading: boolean;
  /** Whether those could not be had who are looked for. */
  hasFailed: boolean;
}

/** The people whom a role looks for: a teacher's students, a parent's children, an administrator's accounts. */
export const usePeople = (role: string, search: string): FoundPeople => {
  const core = useCore();
  const typed = usePaused(search).trim();
  const taught = useQuery({ ...students, enabled: role === "TEACHER" });
  const family = useQuery({ ...children, enabled: role === "PARENT" });
  const accounts = useQuery({ ...usersNamed(typed), enabled: role === "ADMINISTRATOR" && typed.length >= 2 });
  const people = [
    ...(taught.data ?? []).map((one) => entryOf(one, studentPath(one.id), one.grade)),
    ...(family.data?.children ?? []).map((one) =>
      entryOf({ id: one.id, name: one.user.name }, childLessonsPath(one.id), undefined),
    ),
    ...(accounts.data ?? []).map((one) =>
      entryOf(one, usersFoundPath(one.name), [one.email, core.roleBadge(one.role).label].filter(Boolean).join(", ")),
    ),
  ];
  return {
    people,
    isLoading: taught.isLoading || family.isLoading || accounts.isFetching,
    hasFailed: [taught, family, accounts].some(({ isLoadingError }) => isLoadingError),
  };
};
