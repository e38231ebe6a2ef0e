import type { ReactNode } from "react";

interface SheetProps {
  /** `paper` is a thing you can pick up; `framed` groups what belongs together in an ink line. */
  look?: "paper" | "framed";
  className?: string;
  children: ReactNode;
}

/** A sheet of paper on the bench. */
export function Sheet({ look = "paper", className = "", children }: SheetProps) {
  const edge =
    look === "framed" ? "border-[1.5px] border-ink" : "rounded-sheet border border-rule shadow-sheet";
  return <div className={`bg-sheet ${edge} ${className}`}>{children}</div>;
}
