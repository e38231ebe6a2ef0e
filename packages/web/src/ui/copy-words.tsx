import { Check, Copy } from "lucide-react";
import { useCopy } from "./copy-button.tsx";
import { Icon } from "./icon.tsx";

/** Puts words on the clipboard and says so. */
export function CopyWords({ what, words }: { what: string; words: string }) {
  const { copied, copy } = useCopy(words);
  return (
    <button
      type="button"
      aria-label={`${copied ? "Copied" : "Copy"}: ${what}`}
      className="-my-1 inline-flex min-h-11 flex-none items-center gap-1.5 rounded-control px-2 text-ink hover:bg-ink/7"
      onClick={copy}
    >
      <Icon as={copied ? Check : Copy} className={copied ? "text-mat-600" : ""} />
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </button>
  );
}
