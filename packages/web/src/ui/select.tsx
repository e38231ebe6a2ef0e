import type { ReactNode, SelectHTMLAttributes } from "react";

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  /** Small shape before the text, so that a status is not told by words or colour alone. */
  shape?: ReactNode;
  /** Ground of the field, where it says something. */
  tint?: string;
};

/** The browser's own select, 44 px high. Give it a label or `aria-label`. */
export function Select({ shape, tint = "", className = "", children, ...select }: SelectProps) {
  return (
    <span className={`relative inline-block ${className}`}>
      {shape ? (
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center">{shape}</span>
      ) : null}
      <select {...select} className={`select pr-9! text-sm ${shape ? "pl-8!" : ""} ${tint}`}>
        {children}
      </select>
    </span>
  );
}
