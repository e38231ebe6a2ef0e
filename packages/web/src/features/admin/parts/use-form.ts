import { type FormEvent, useState } from "react";
import { checkForm, type FieldIssues, type FormSchema } from "../../../lib/forms.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { validationError } from "../../../lib/toasts.ts";

type Typed<Value> = Record<keyof Value & string, string>;

interface FormOptions<Value> {
  /** As a function where it comes late, with the library that reads it. */
  schema: FormSchema<Value> | (() => Promise<FormSchema<Value>>);
  fields: readonly (keyof Value & string)[];
  /** Turns what was typed into what the schema reads, where that is not text: numbers, dates, nothing. */
  read?: (typed: Typed<Value>) => { [Field in keyof Value]?: unknown };
  onSend: (value: Value, form: HTMLFormElement) => void;
}

/** A form of plain inputs, each with the name of its field. The first issue goes into the toast and gets the focus. */
export function useForm<Value extends object>({ schema, fields, read, onSend }: FormOptions<Value>) {
  type Field = keyof Value & string;
  const [issues, setIssues] = useState<FieldIssues<Field>>({});

  const check = (form: HTMLFormElement, schema: FormSchema<Value>) => {
    const data = new FormData(form);
    const typed = Object.fromEntries(fields.map((field) => [field, `${data.get(field) ?? ""}`]));
    const checked = checkForm(schema, (read?.(typed as Typed<Value>) ?? typed) as Typed<Value>);
    if (!checked.ok) {
      setIssues(checked.issues);
      showToast(validationError(checked.first.message));
      form.querySelector<HTMLInputElement>(`[name="${checked.first.field}"]`)?.focus();
      return;
    }
    setIssues({});
    onSend(checked.value, form);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (typeof schema !== "function") return check(form, schema);
    void schema().then(
      (arrived) => check(form, arrived),
      () => showToast(validationError("The form did not load. Check your connection and try again.")),
    );
  };
  const onInput = (field: Field) =>
    setIssues((before) => {
      const { [field]: _corrected, ...rest } = before;
      return rest as FieldIssues<Field>;
    });

  return { issues, onSubmit, onInput };
}
