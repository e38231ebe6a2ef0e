import type { ComponentProps, ReactNode } from "react";

type FieldProps = Omit<ComponentProps<"input">, "id"> & {
  /** Ties label, input, hint and error together. */
  id: string;
  label: string;
  /** A quiet line under the input. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; also marks the input. */
  error?: ReactNode;
  /** Something that stands inside the right end of the input, 44 px wide: a show-password button. */
  inside?: ReactNode;
};

/** A labelled text input with hint and error. What was typed stays. */
export function Field({ id, label, hint, error, inside, className = "", ...input }: FieldProps) {
  const describedBy = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(" ");
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={`input ${inside ? "pr-14" : ""}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {inside ? <div className="absolute top-1 right-1">{inside}</div> : null}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}-hint`} className="mute text-xs">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The sentence under a field that needs correcting, with the line that measures from the one to the other. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      {children}
    </p>
  );
}
