import { useState } from "react";
import type { LessonStudent } from "@/features/lessons/lesson";
import { withOwnStudent } from "@/features/lessons/own-student";

/** The students that can be chosen; whoever is chosen and leaves the class meanwhile stays until another one is. */
export const useStudentChoices = (students: readonly LessonStudent[], chosenId: string): readonly LessonStudent[] => {
  const [chosen, setChosen] = useState<LessonStudent>();
  const found = students.find(({ id }) => id === chosenId);
  if (found !== undefined && found.id !== chosen?.id) setChosen(found);
  return found === undefined && chosen?.id === chosenId ? withOwnStudent(students, chosen) : students;
};
