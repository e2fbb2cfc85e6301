import type { FormEvent, FormEventHandler } from "react";
import { useRef, useState } from "react";
import type { Student } from "@/features/students/api/students";
import { studentMessages } from "@/features/students/messages";
import { ApiError } from "@/lib/api";
import type { Core } from "@/lib/core";

/** The server's code for a student of a name and with a parent whom the teacher has. */
const sameStudent = "same_student";

/** What is known of a student's parent: the entry that was chosen, or the address that was typed. */
export interface TypedParent {
  id: string;
  email: string;
}

/** The student of that name with that parent, if the list has one. */
export const sameStudentIn = (core: Core, students: readonly Student[], name: string, { id, email }: TypedParent) => {
  const address = email.trim().toLowerCase();
  const isTheirs = (parent: Student["parents"][number]) =>
    (id !== "" && parent.id === id) || (address !== "" && parent.email === address);
  // A name that finds the other one, and is found by it, differs in nothing that counts.
  const isSame = (one: string) => core.search([one], name).length > 0 && core.search([name], one).length > 0;
  return students.find((student) => student.parents.some(isTheirs) && isSame(student.name));
};

/** The refusal that becomes the question, before anything is sent that would be kept in spite of it. */
export const sameStudentRefusal = () => new ApiError(409, sameStudent, studentMessages.sameStudent);

/** Asks whether a student shall be added whom the server takes for one of the teacher's, and sends the form again on a yes. */
export const useSameStudent = () => {
  const form = useRef<HTMLFormElement>(null);
  const addAnyway = useRef(false);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    /** The form's own handler, which remembers the form. */
    sent: (submit: (event: FormEvent<HTMLFormElement>) => unknown): FormEventHandler<HTMLFormElement> => {
      return (event) => {
        form.current = event.currentTarget;
        void submit(event);
      };
    },
    /** Whether this call adds the student in any case; a yes is good for one call. */
    takesYes: () => {
      const yes = addAnyway.current;
      addAnyway.current = false;
      return yes;
    },
    /** True for the refusal that becomes the question. */
    asks: (problem: unknown) => {
      const isIt = problem instanceof ApiError && problem.code === sameStudent;
      if (isIt) setAsking(true);
      return isIt;
    },
    addAnyway: () => {
      addAnyway.current = true;
      setAsking(false);
      form.current?.requestSubmit();
    },
    goBack: () => setAsking(false),
  };
};
