import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";
import { PasswordToggle } from "./password-toggle.tsx";

/** A field for a password that can be shown while it is typed. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, "type" | "inside">) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      exact
      required
      {...field}
      type={shown ? "text" : "password"}
      inside={<PasswordToggle shown={shown} onToggle={() => setShown(!shown)} />}
    />
  );
}
