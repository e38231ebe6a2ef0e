import { type ReactNode, useState } from "react";

interface KeptProps {
  /** Tells it from others of the page. */
  name: string;
  className?: string;
  /** Rendered while the site is built, and then only. */
  children: ReactNode;
}

/**
 * A part of a page that never changes once it is built. The browser keeps the markup that came with the page, so that the
 * code which drew it need not be shipped: 5.9 kB of the checkout's 90, gzipped, and 1.6 of the thank-you page's, without
 * which it is over its budget (scripts/budgets.ts).
 */
export function Kept({ name, className, children }: KeptProps) {
  const [markup] = useState(() => (import.meta.env.SSR ? "" : markupOf(name)));
  if (import.meta.env.SSR)
    return (
      <div data-kept={name} className={className}>
        {children}
      </div>
    );
  return (
    <div
      data-kept={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page itself came with
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function markupOf(name: string): string {
  return document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? "";
}
