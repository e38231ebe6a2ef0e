import type { ReactNode } from "react";

/** Something to know before or after pressing the button. */
export function SideNote({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-sheet border border-rule border-l-[6px] border-l-marigold-400 bg-sheet px-4 py-3 text-sm">
      {children}
    </div>
  );
}
