import { useQueries } from "@tanstack/react-query";
import { childTeachers } from "@/features/families/api/child-teachers";
import type { Child } from "@/features/families/api/children";
import { sharedNames, studiesOf } from "@/features/families/api/children";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Those of whom another one has the same name and learns the same. */
const lookAlikes = (children: readonly Child[]): Child[] =>
  children.filter((child) =>
    children.some(
      (other) => other.id !== child.id && other.user.name === child.user.name && studiesOf(other) === studiesOf(child),
    ),
  );

/**
 * What a list calls each child: the name. Of several with one name also what they learn, and of those who learn the same
 * also who teaches them, as two teachers who added the same child have added two.
 */
export const useChildLabels = (children: readonly Child[]): ((child: Child) => string) => {
  const alike = lookAlikes(children);
  const answers = useQueries({ queries: alike.map(({ id }) => childTeachers(id)) });
  const isShared = sharedNames(children);
  return (child) => {
    const { name } = child.user;
    if (!isShared(name)) return name;
    const teachers = answers[alike.indexOf(child)]?.data ?? [];
    const details = [studiesOf(child), teachers.length === 0 ? "" : `with ${listed.format(teachers)}`];
    const detail = details.filter(Boolean).join(", ");
    return detail === "" ? name : `${name} (${detail})`;
  };
};
