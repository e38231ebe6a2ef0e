import type { ReactNode } from "react";

/** What opens a part that is folded on phones: the summary of a `details` with the class fold-on-phones. */
export function Unfold({ children }: { children: ReactNode }) {
  return (
    <summary className="w-fit cursor-pointer list-none py-2.5 text-sm font-semibold underline underline-offset-4">
      {children}
    </summary>
  );
}
