import type { ComponentProps, ReactNode } from "react";

interface FrameProps {
  /** Ties label, input, hint and error together. */
  id: string;
  label: string;
  /** A quiet line under the input. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; also marks the input. */
  error?: ReactNode;
  className?: string | undefined;
  /** The input, which takes these attributes. */
  children: (marks: Pick<ComponentProps<"input">, "aria-invalid" | "aria-describedby">) => ReactNode;
}

type FieldProps = Omit<ComponentProps<"input">, "id" | "children"> &
  Omit<FrameProps, "children"> & {
    /** Letter by letter as it is typed, such as a code. An email address always is, by its type. */
    exact?: boolean;
    /** Something that stands inside the right end of the input, 44 px wide: a show-password button. */
    inside?: ReactNode;
  };

/** A labelled text input with hint and error. What was typed stays. */
export function Field({ id, label, hint, error, inside, exact, className, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(marks) => (
        <div className="relative">
          <input
            {...(exact && { autoCapitalize: "none", spellCheck: false })}
            {...input}
            id={id}
            className={`input ${inside ? "pr-14" : ""}`}
            {...marks}
          />
          {inside ? <div className="absolute top-1 right-1">{inside}</div> : null}
        </div>
      )}
    </FieldFrame>
  );
}

/** A label above an input, what is wrong and a hint under it. */
export function FieldFrame({ id, label, hint, error, className = "", children }: FrameProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({ "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
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
