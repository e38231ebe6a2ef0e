import type { ComponentProps, ReactNode, SelectHTMLAttributes } from "react";
import { FieldFrame } from "./field.tsx";

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  /** What can be chosen: a word, or a value and what it is called. */
  options?: readonly (string | readonly [value: string | number, words: string])[];
  /** What nothing chosen is called, where nothing may be chosen. */
  none?: string | undefined;
  /** Small shape before the text, so that a status is not told by words or colour alone. */
  shape?: ReactNode;
  /** Ground of the field, where it says something. */
  tint?: string;
};

/** The browser's own select, 44 px high. Give it a label or `aria-label`. */
export function Select({
  options = [],
  none,
  shape,
  tint = "",
  className = "",
  children,
  ...select
}: SelectProps) {
  return (
    <span className={`relative inline-block ${className}`}>
      {shape ? (
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center">{shape}</span>
      ) : null}
      <select {...select} className={`select pr-9! text-sm ${shape ? "pl-8!" : ""} ${tint}`}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((one) => {
          const [value, words] = typeof one === "string" ? [one, one] : one;
          return (
            <option key={value} value={value}>
              {words}
            </option>
          );
        })}
        {children}
      </select>
    </span>
  );
}

type SelectFieldProps = ComponentProps<typeof Select> & { id: string; label: string };

/** A select with its label above. */
export function SelectField({ id, label, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, className }}>
      {() => <Select {...select} id={id} className="w-full" />}
    </FieldFrame>
  );
}
