import type { ReactNode } from "react";

/** A line that must be seen before the form under it. */
export function StatusNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="rounded-sheet border border-rule border-l-[6px] border-l-marigold-400 bg-sheet px-4 py-3 text-sm"
    >
      {children}
    </p>
  );
}
