import type { InputHTMLAttributes } from "react";

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "aria-label"> & { label: string };

/** On or off, at once. The target is 44 px high. */
export function Switch({ label, className = "", ...input }: SwitchProps) {
  return (
    <label className={`inline-flex min-h-11 flex-none items-center ${className}`}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked ?? false}
        aria-label={label}
        className="switch"
      />
    </label>
  );
}
