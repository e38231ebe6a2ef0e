import { Eye, EyeOff } from "lucide-react";
import { Icon } from "./icon.tsx";

/** Shows and hides what stands in a password field; goes into the field's `inside`. */
export function PasswordToggle({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-label={shown ? "Hide password" : "Show password"}
      className="grid size-11 place-items-center rounded-control hover:bg-ink/7"
      onClick={onToggle}
    >
      <Icon as={shown ? EyeOff : Eye} />
    </button>
  );
}
