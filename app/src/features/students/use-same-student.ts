import type { FormEvent, FormEventHandler } from "react";
import { useRef, useState } from "react";
import { ApiError } from "@/lib/api";

/** The server's code for a student of a name and with a parent whom the teacher has. */
const sameStudent = "same_student";

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
