import { type FormEvent, useState } from "react";
import { checkForm, type FieldIssues, type FormSchema } from "./forms.ts";
import { forgive, refuse, refuseFields } from "./refuse.ts";

type Typed<Value> = Record<keyof Value & string, string>;

export interface FormOptions<Value> {
  /** As a function where it comes late, with the library that reads it. */
  schema: FormSchema<Value> | (() => Promise<FormSchema<Value>>);
  fields: readonly (keyof Value & string)[];
  /** Turns what was typed into what the schema reads, where that is not text: numbers, dates, nothing. */
  read?: (typed: Typed<Value>) => { [Field in keyof Value]?: unknown };
  /** What is done with it; an action that is still under way is not begun again. */
  onSend:
    | ((value: Value, form: HTMLFormElement) => void)
    | { isPending: boolean; mutate: (value: Value) => void };
}

/** A form of plain inputs, each with the name of its field. What is wrong stands at each, and all of it at the top. */
export function useForm<Value extends object>({ schema, fields, read, onSend }: FormOptions<Value>) {
  type Field = keyof Value & string;
  const [issues, setIssues] = useState<FieldIssues<Field>>({});

  const check = (form: HTMLFormElement, schema: FormSchema<Value>) => {
    const data = new FormData(form);
    const typed = Object.fromEntries(fields.map((field) => [field, `${data.get(field) ?? ""}`]));
    const checked = checkForm(schema, (read?.(typed as Typed<Value>) ?? typed) as Typed<Value>);
    if (!checked.ok) {
      setIssues(checked.issues);
      refuseFields(form, checked.issues);
      return;
    }
    setIssues({});
    forgive();
    if (typeof onSend === "function") onSend(checked.value, form);
    else if (!onSend.isPending) onSend.mutate(checked.value);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (typeof schema !== "function") return check(form, schema);
    const says = "The form did not load. Check your connection and try again.";
    void schema().then(
      (arrived) => check(form, arrived),
      () => refuse(form, [{ says }]),
    );
  };
  const onInput = (field: Field) =>
    setIssues((before) => {
      const { [field]: _corrected, ...rest } = before;
      return rest as FieldIssues<Field>;
    });

  /** What the input of a field is given. */
  const field = (name: Field) => ({
    ...{ name, error: issues[name], autoComplete: "off" },
    onInput: () => onInput(name),
  });

  const busy = typeof onSend !== "function" && onSend.isPending;
  return { issues, busy, onSubmit, onInput, field };
}
