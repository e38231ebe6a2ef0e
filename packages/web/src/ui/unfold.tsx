import type { ReactNode } from "react";

/**
 * What opens a part that is folded on phones: the summary of a `details` with the class fold-on-phones. It stands above a
 * label that covers its card.
 */
export function Unfold({ children }: { children: ReactNode }) {
  return (
    <summary className="relative z-1 w-fit cursor-pointer list-none py-2.5 text-sm font-semibold underline underline-offset-4">
      {children}
    </summary>
  );
}
