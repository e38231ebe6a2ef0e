import { Check, Copy } from "lucide-react";
import { useCopy } from "../lib/use-copy.ts";
import { Icon } from "./icon.tsx";

/** Puts a value on the clipboard, seen or masked, and says so. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const { copied, copy } = useCopy(value);
  return (
    <button
      type="button"
      aria-label={copied ? `Copied ${what}` : `Copy ${what}`}
      title={`Copy ${what}`}
      className="grid size-11 flex-none place-items-center rounded-control hover:bg-ink/7"
      onClick={copy}
    >
      <Icon as={copied ? Check : Copy} className={copied ? "text-mat-600" : ""} />
      <span aria-live="polite" className="sr-only">
        {copied ? `Copied ${what}` : ""}
      </span>
    </button>
  );
}
