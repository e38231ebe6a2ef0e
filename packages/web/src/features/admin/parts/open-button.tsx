import type { ReactNode } from "react";

/** Opens the story of a row. */
export function OpenButton({
  label,
  onOpen,
  children,
}: {
  /** The whole ID. */
  label: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={label}
      className="code -my-2.5 inline-block min-h-11 py-2.5 text-left text-mat-700 underline decoration-1 underline-offset-3 hover:decoration-2"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
