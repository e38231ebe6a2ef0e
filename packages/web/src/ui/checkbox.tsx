import type { InputHTMLAttributes, ReactNode } from "react";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { label?: ReactNode };

/** A 26 px box; with `label` the whole line is the target, 44 px high. Without one, give it `aria-label` or a label of your own. */
export function Checkbox({ label, className = "", ...input }: CheckboxProps) {
  if (!label) return <input {...input} type="checkbox" className={`check ${className}`} />;
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input {...input} type="checkbox" className="check" />
      <span>{label}</span>
    </label>
  );
}
