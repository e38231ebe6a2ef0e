import { ExternalLink } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

/** A link that opens in a new tab and says so; `of` is what it belongs to. */
export function OutsideLink({ href, label, of }: { href: string; label: string; of: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1.5 text-xs font-semibold whitespace-nowrap text-mat-700"
    >
      {label} <Icon as={ExternalLink} className="max-sm:hidden" />
      <span className="sr-only">: {of} (opens in a new tab)</span>
    </a>
  );
}
