import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field.tsx";

type LongFieldProps = Omit<ComponentProps<"textarea">, "id"> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** As `Field`, for text of several lines on the screen. */
export function LongField({ id, label, hint, error, className = "", ...area }: LongFieldProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}-hint`} className="mute text-xs">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
