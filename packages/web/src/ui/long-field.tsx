import type { ComponentProps } from "react";
import { FieldFrame } from "./field.tsx";

type LongFieldProps = ComponentProps<"textarea"> & Omit<ComponentProps<typeof FieldFrame>, "children">;

/** As `Field`, for text of several lines on the screen. */
export function LongField({ id, label, hint, error, className, ...area }: LongFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(marks) => <textarea {...area} id={id} className="input" {...marks} />}
    </FieldFrame>
  );
}
