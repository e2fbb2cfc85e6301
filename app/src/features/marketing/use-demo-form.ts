import type { ChangeEvent, FormEvent } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DemoRequest } from "@/features/marketing/demo-request";
import { emptyDemoRequest, keepDemoDraft, readDemoDraft, recordDemoRequest } from "@/features/marketing/demo-request";
import { networkText } from "@/lib/api";
import { loadCore } from "@/lib/core";
import { whenIdle } from "@/lib/idle";
import type { WrongField } from "@/lib/wrong-fields";
import { wrongFields } from "@/lib/wrong-fields";

type Field = keyof DemoRequest;
type Errors = Partial<Record<Field, string>>;

/** The first sentence of each field. */
const errorsOf = async (values: DemoRequest): Promise<Errors> => {
  const core = await loadCore();
  return Object.fromEntries(
    core
      .checkDemoRequest(values)
      .toReversed()
      .map(({ field, message }) => [field, message]),
  );
};

/**
 * The demo form: core checks it, this browser keeps it, and no server hears of it. It can be filled in before the rules
 * are there; they are waited for when it is sent. What is typed survives a reload of the page.
 */
export const useDemoForm = (onSent: (sent: DemoRequest) => void) => {
  const [values, setValues] = useState(emptyDemoRequest);
  const [errors, setErrors] = useState<Errors>({});
  const [wrong, setWrong] = useState<WrongField[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef<DemoRequest>(emptyDemoRequest);

  useEffect(() => {
    latest.current = readDemoDraft();
    setValues(latest.current);
  }, []);
  useEffect(() => whenIdle(() => void loadCore().catch(() => undefined)), []);
  useLayoutEffect(() => {
    if (attempts === 0 || form.current === null) return;
    const fields = wrongFields(form.current);
    setWrong(fields);
    fields[0]?.control.focus();
  }, [attempts]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = latest.current;
    try {
      const found = await errorsOf(sent);
      setFailure(null);
      setErrors(found);
      if (Object.keys(found).length === 0) {
        recordDemoRequest(sent);
        return onSent(sent);
      }
    } catch {
      // Without the rules nothing is checked, and then nothing is taken.
      setFailure(networkText);
    }
    setAttempts((before) => before + 1);
  };

  const change = (name: Field, value: string) => {
    // Two changes may come before the next render.
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setValues(next);
    keepDemoDraft(next);
    if (attempts === 0) return;
    const follow = (found: Errors) => {
      // A later change has an answer of its own.
      if (latest.current[name] === value) setErrors((before) => ({ ...before, [name]: found[name] }));
    };
    void errorsOf(next).then(follow, () => undefined);
  };

  /** Name, value and change of a control. */
  const field = (name: Field) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change(name, target.value),
  });

  const props = { ref: form, noValidate: true, onSubmit: submit };
  // A field that was mended needs no way to it any more.
  const left = wrong.filter(({ control }) => errors[(control as HTMLInputElement).name as Field] !== undefined);
  return { props, field, errors, wrong: left, failure };
};
