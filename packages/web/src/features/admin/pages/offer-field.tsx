import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { LongField } from "../../../ui/long-field.tsx";
import { SelectField } from "../../../ui/select.tsx";
import type { FieldSpec } from "./parts.ts";

interface OfferFieldProps {
  spec: FieldSpec;
  /** Its place in the offer; also its id on the screen. */
  path: string;
  value: unknown;
  /** How many letters it takes. */
  most: number | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** One field of the offer. What is typed is in the draft at once. */
export function OfferField({ spec, path, value, most, error, onChange }: OfferFieldProps) {
  const { label, kind, choices = [], hint, optional } = spec;
  const id = `offer-${path.replaceAll(".", "-")}`;
  if (kind === "switch")
    return (
      <div>
        <Checkbox
          id={id}
          label={label}
          checked={value === true}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {hint ? (
          <p id={`${id}-hint`} className="mute pl-9.5 text-xs">
            {hint}
          </p>
        ) : null}
      </div>
    );
  if (kind === "choice")
    return (
      <div>
        <SelectField
          id={id}
          label={label}
          value={String(value)}
          onChange={(event) =>
            onChange(choices.find((one) => String(one.value) === event.target.value)?.value)
          }
          options={choices.map((choice) => [choice.value, choice.label])}
        />
        {hint ? <p className="mute mt-1.5 text-xs">{hint}</p> : null}
      </div>
    );
  const text = value === undefined || value === null ? "" : String(value);
  const typed = (next: string) =>
    onChange(
      next === "" && optional ? undefined : kind === "number" && /^\d+$/.test(next) ? Number(next) : next,
    );
  const props = {
    ...{ id, label, error, value: text },
    hint: [hint, most && `${text.length} of ${most} letters`].filter(Boolean).join(" · "),
    required: !optional,
    autoComplete: "off",
  };
  if (kind === "long")
    return (
      <LongField
        {...props}
        rows={Math.min(8, Math.max(2, Math.ceil(text.length / 48)))}
        // A line of the offer has no break: what is pasted with one goes on in the same line.
        onChange={(event) => typed(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
      />
    );
  return (
    <Field
      {...props}
      {...(kind === "date" && { type: "date" })}
      {...(kind === "number" && { inputMode: "numeric" as const })}
      onChange={(event) => typed(event.currentTarget.value)}
    />
  );
}
