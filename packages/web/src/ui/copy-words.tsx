import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { showToast } from "../lib/toast-store.ts";
import { copyToasts } from "../lib/toasts.ts";
import { Icon } from "./icon.tsx";

/** Puts words on the clipboard and says so. */
export function CopyWords({ what, words }: { what: string; words: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(true);
    } catch {
      showToast(copyToasts.refused);
    }
  };
  return (
    <button
      type="button"
      aria-label={`${copied ? "Copied" : "Copy"}: ${what}`}
      className="-my-1 inline-flex min-h-11 flex-none items-center gap-1.5 rounded-control px-2 text-ink hover:bg-ink/7"
      onClick={() => void copy()}
    >
      <Icon as={copied ? Check : Copy} className={copied ? "text-mat-600" : ""} />
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </button>
  );
}
