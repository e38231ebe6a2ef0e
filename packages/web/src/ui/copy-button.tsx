import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { showToast } from "../lib/toast-store.ts";
import { copyToasts } from "../lib/toasts.ts";
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

/** Puts a text on the clipboard; `copied` for a moment after it is there. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast(copyToasts.refused);
    }
  };
  return { copied, copy: () => void copy() };
}
