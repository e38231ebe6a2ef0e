import type { LucideIcon } from "lucide-react";

/** A Lucide icon as decoration: 1.25 em, 2 px lines, silent to screen readers. */
export function Icon({ as: Glyph, className = "" }: { as: LucideIcon; className?: string }) {
  return <Glyph aria-hidden="true" className={`size-[1.25em] flex-none ${className}`} />;
}
