import { useQueries } from "@tanstack/react-query";
import { childTeachersQuery, taughtByText } from "@/features/parents/api/child-teachers";
import type { Child } from "@/features/parents/api/children";
import { studiesOf } from "@/features/parents/api/children";

/** Those of one name. */
const namesakesOf = (child: Child, children: readonly Child[]): Child[] =>
  children.filter(({ user }) => user.name === child.user.name);

const isAmong = (child: Child, others: readonly Child[]): boolean =>
  others.some((other) => other.id !== child.id && studiesOf(other) === studiesOf(child));

/** The shortest that tells a child apart from others of its name: a closed list shows little more than that. */
const detailOf = (child: Child, namesakes: readonly Child[], teachers: readonly string[]): string => {
  for (const part of [({ instrument }: Child) => instrument, ({ grade }: Child) => grade]) {
    if (new Set(namesakes.map(part)).size === namesakes.length) return part(child);
  }
  if (teachers.length === 0) return studiesOf(child);
  const taught = taughtByText(teachers);
  return namesakes.every((other) => isAmong(other, namesakes)) ? taught : `${taught}, ${studiesOf(child)}`;
};

/**
 * What a list calls each child: the name, and of several with one name what they learn. Who learns the same is told by the
 * teachers, as two teachers who added the same child have added two.
 */
export const useChildLabels = (children: readonly Child[]): ((child: Child) => string) => {
  const alike = children.filter((child) => isAmong(child, namesakesOf(child, children)));
  const answers = useQueries({ queries: alike.map(({ id }) => childTeachersQuery(id)) });
  return (child) => {
    const { name } = child.user;
    const namesakes = namesakesOf(child, children);
    if (namesakes.length === 1) return name;
    const detail = detailOf(child, namesakes, answers[alike.indexOf(child)]?.data ?? []);
    return detail === "" ? name : `${name} (${detail})`;
  };
};
