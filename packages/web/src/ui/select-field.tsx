import type { ComponentProps } from "react";
import { Select } from "./select.tsx";

type SelectFieldProps = ComponentProps<typeof Select> & { id: string; label: string };

/** A select with its label above. */
export function SelectField({ id, label, className = "", ...select }: SelectFieldProps) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Select {...select} id={id} className="w-full" />
    </div>
  );
}
