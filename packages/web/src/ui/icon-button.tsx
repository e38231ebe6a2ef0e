import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { Icon } from "./icon.tsx";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> & {
  icon: LucideIcon;
  /** The whole sentence, for screen readers: "Delete ORDER_1". */
  label: string;
  /** One word beside the icon, where there is room for it on a phone's sheet. */
  word: string;
  danger?: boolean;
};

/** An action of a row: an icon in a table, icon and word on a phone. */
export function IconButton({ icon, label, word, danger = false, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={word}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-semibold hover:bg-ink/8 disabled:cursor-progress disabled:opacity-55 md:px-0 ${danger ? "text-vermilion-600" : "text-ink"} ${className}`}
    >
      <Icon as={icon} />
      <span className="md:sr-only">{word}</span>
    </button>
  );
}
