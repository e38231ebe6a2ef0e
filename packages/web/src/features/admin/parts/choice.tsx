import type { ComponentProps } from "react";

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
