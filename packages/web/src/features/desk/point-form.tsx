import type { ActionInput } from "@store/contract/calls";
import { type PointChange, PointFields } from "@store/contract/desk/site-point";
import { type FormEvent, useState } from "react";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { checkForm, type FieldIssues } from "../../lib/forms.ts";
import { refuseIds } from "../../lib/refuse.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { LongField } from "../../ui/long-field.tsx";
import { useMark } from "./use-mark.ts";

const names = ["who", "due", "before", "after", "note"] as const;
type Name = (typeof names)[number];
type Typed = Record<Name, string>;

interface PointFormProps {
  /** As it stands at the shop. */
  kept: PointFields;
  asked: Omit<ActionInput<"client-desk", "mark">, "change">;
}

/** Who, until when, found, now, note. What another device wrote meanwhile is shown before anything is written over it. */
export function PointForm({ kept, asked }: PointFormProps) {
  const [typed, setTyped] = useState<Typed>(kept);
  /** What each field was when this form last knew it. */
  const [seen, setSeen] = useState<Typed>(kept);
  const [issues, setIssues] = useState<FieldIssues<Name>>({});
  const save = useMark(asked);
  const elsewhere = names.filter((name) => kept[name] !== seen[name]);
  // Untouched fields follow the other device at once; of the others both texts are in view until one is kept.
  const followed = elsewhere.filter((name) => typed[name] === seen[name]);
  if (followed.length > 0) {
    const theirs = Object.fromEntries(followed.map((name) => [name, kept[name]]));
    setTyped({ ...typed, ...theirs });
    setSeen({ ...seen, ...theirs });
  }
  const id = `${asked.list}-${asked.pointId}`;
  const bind = (name: Name) => ({
    id: `${id}-${name}`,
    value: typed[name],
    error: issues[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
    ...(kept[name] !== seen[name] && typed[name] !== kept[name]
      ? { hint: `On another screen meanwhile: ${kept[name] || "emptied"}` }
      : {}),
  });

  function keep(wanted: Typed): void {
    const changes = names.filter((name) => wanted[name] !== kept[name]);
    if (changes.length === 0) {
      showToast(deskToasts.pointKept);
      return;
    }
    // Of another device that is written over which is in view.
    const change: PointChange = Object.fromEntries(
      changes.map((name) => [name, { from: kept[name], to: wanted[name] }]),
    );
    save.mutate(change, {
      onSuccess: (answer) => {
        if (!answer.success) return;
        setTyped(answer.point);
        setSeen(answer.point);
        showToast(deskToasts.pointKept);
      },
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    clearToasts();
    const checked = checkForm<PointFields>(PointFields, { ...typed, mark: kept.mark });
    setIssues(checked.ok ? {} : checked.issues);
    if (checked.ok) keep(checked.value);
    else refuseIds(event.currentTarget, checked.issues, id);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-[56rem] gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Who does it" {...bind("who")} maxLength={60} autoComplete="off" />
        <Field label="Until" type="date" {...bind("due")} min="2020-01-01" max="2099-12-31" />
        <LongField label="What was found" rows={3} {...bind("before")} maxLength={600} dir="auto" />
        <LongField label="What it is now" rows={3} {...bind("after")} maxLength={600} dir="auto" />
      </div>
      <LongField label="Note, in no report" rows={2} {...bind("note")} maxLength={1000} dir="auto" />
      <div>
        <Button type="submit" look="secondary" size="sm" busy={save.isPending} doing="Keeping...">
          Keep
        </Button>
      </div>
    </form>
  );
}
