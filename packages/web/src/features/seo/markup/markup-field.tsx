import { Field } from "../../../ui/field.tsx";
import { LongField } from "../../../ui/long-field.tsx";
import { SelectField } from "../../../ui/select.tsx";
import type { Property } from "./kinds.ts";

interface MarkupFieldProps {
  property: Property;
  value: string;
  fault: string | undefined;
  onType: (path: string, value: string) => void;
}

/** The field of one property; what Google requires is marked. */
export function MarkupField({ property, value, fault, onType }: MarkupFieldProps) {
  const { path, label, hint, options, need, form } = property;
  if (!label) return null;
  const named = need === "required" ? `${label} (required)` : label;
  const id = `markup-${path.replaceAll(".", "-")}`;
  if (options)
    return (
      <SelectField
        id={id}
        label={named}
        value={value}
        onChange={(event) => onType(path, event.target.value)}
        none="Not said"
        options={options}
      />
    );
  const shared = { id, label: named, hint, error: fault, value };
  return form.long ? (
    <LongField
      {...shared}
      rows={4}
      className="sm:col-span-2"
      onChange={(event) => onType(path, event.target.value)}
    />
  ) : (
    <Field {...shared} onChange={(event) => onType(path, event.target.value)} />
  );
}
