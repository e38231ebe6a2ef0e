import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

/** A field for a password that can be shown while it is typed. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, "type" | "inside">) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      exact
      required
      {...field}
      type={shown ? "text" : "password"}
      inside={
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          className="grid size-11 place-items-center rounded-control hover:bg-ink/7"
          onClick={() => setShown(!shown)}
        >
          <Icon as={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
