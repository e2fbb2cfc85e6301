import type { ChangeEvent, FormEvent } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { authMessages } from "@/features/accounts/messages";
import { ApiError, networkText } from "@/lib/api";
import type { Core } from "@/lib/core";
import { loadCore } from "@/lib/core";
import type { FieldProblem } from "@/lib/forms";
import { failureText } from "@/lib/forms";
import { whenIdle } from "@/lib/idle";
import { wrongFields } from "@/lib/wrong-fields";

interface AccountForm<Fields> {
  /** What the form starts with; each is a text box or a checkbox of that name. */
  defaultValues: Fields;
  check: (core: Core, fields: Fields) => readonly FieldProblem[];
  /** Said when the server gives no text of its own. */
  fallback: string;
  send: (fields: Fields, core: Core) => Promise<void>;
}

type Errors<Fields> = { [Name in keyof Fields]?: string };

/** What stands in the form's controls, whoever put it there: browsers fill in passwords without a word. */
const valuesIn = <Fields extends object>(form: HTMLFormElement, defaultValues: Fields): Fields => {
  const typed = Object.keys(defaultValues).map((name) => {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) return [];
    return [[name, control.type === "checkbox" ? control.checked : control.value]];
  });
  return { ...defaultValues, ...Object.fromEntries(typed.flat()) };
};

/** The first sentence of each field. */
const byField = <Fields extends object>(problems: readonly FieldProblem[]): Errors<Fields> =>
  Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message])) as Errors<Fields>;

/**
 * A form of the account screens, without the library of the larger forms: sign-in is what people wait for. It can be filled
 * in before the rules are there: they are waited for when it is sent, and from then on followed while it is corrected.
 * What is no answer of the server is told in the specified words (Spec §8).
 */
export const useAccountForm = <Fields extends object>({
  defaultValues: initial,
  check,
  fallback,
  send,
}: AccountForm<Fields>) => {
  const [defaultValues] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Fields>>({});
  const [failure, setFailure] = useState<{ text: string; code: string | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => whenIdle(() => void loadCore().catch(() => undefined)), []);
  useLayoutEffect(() => {
    if (attempts > 0 && form.current !== null) wrongFields(form.current)[0]?.control.focus();
  }, [attempts]);

  const showFailure = (problem: unknown) => {
    const told = problem instanceof ApiError ? problem : new ApiError(null, "unexpected", authMessages.unexpected);
    const fields = Object.entries(told.fields).filter(([name]) => name in defaultValues);
    if (fields.length === 0) setFailure({ text: failureText(told, fallback), code: told.code });
    else setErrors(Object.fromEntries(fields.map(([name, [text]]) => [name, text ?? told.message])) as Errors<Fields>);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = valuesIn(event.currentTarget, defaultValues);
    form.current = event.currentTarget;
    setValues(fields);
    setBusy(true);
    try {
      // Without the rules nothing is checked, and then nothing is sent.
      const core = await loadCore().catch(() => {
        throw new ApiError(null, "network", networkText);
      });
      const found = byField<Fields>(check(core, fields));
      setErrors(found);
      if (Object.keys(found).length === 0) {
        setFailure(null);
        await send(fields, core);
      }
    } catch (problem) {
      showFailure(problem);
    }
    setBusy(false);
    setAttempts((before) => before + 1);
  };

  const follow = async ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    const fields = valuesIn(currentTarget, defaultValues);
    setValues(fields);
    if (attempts === 0 || !(name in fields)) return;
    const core = await loadCore().catch(() => null);
    if (core === null) return;
    const found = byField<Fields>(check(core, fields));
    setErrors((before) => ({ ...before, [name]: found[name as keyof Fields] }));
  };

  /** Name and first value of a control. */
  const field = (name: keyof Fields & string) => {
    const value = defaultValues[name];
    return { name, ...(typeof value === "boolean" ? { defaultChecked: value } : { defaultValue: String(value) }) };
  };

  return { props: { noValidate: true, onSubmit: submit, onChange: follow }, field, values, errors, failure, isBusy };
};
