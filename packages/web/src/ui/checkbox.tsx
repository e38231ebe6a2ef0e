import type { ComponentProps, InputHTMLAttributes, ReactNode } from "react";

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

type ChoiceProps = ComponentProps<"input"> & { type?: "radio" | "checkbox" };

/** One of several things to choose from: the whole line is the target, 44 px high. `className` is the line's. */
export function Choice({ type = "radio", className = "gap-2.5 text-sm", children, ...input }: ChoiceProps) {
  return (
    <label className={`flex min-h-11 items-center ${className}`}>
      <input {...input} type={type} className="size-5 flex-none accent-mat-700" />
      {children}
    </label>
  );
}
