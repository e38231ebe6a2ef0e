import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { Icon } from "./icon.tsx";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> & {
  icon: LucideIcon;
  /** One word beside the icon, where there is room for it on a narrow screen's sheet. */
  word: string;
  /** What it is done to, for screen readers: "order k3f9x2" after "Delete". */
  of?: string;
  /** The whole sentence instead, where the word does not begin it. */
  label?: string;
  danger?: boolean;
};

/** An action of a row: an icon in a table, icon and word on a narrow screen. */
export function IconButton(props: IconButtonProps) {
  const { icon, word, of, label = `${word} ${of}`, danger = false, className = "", ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={word}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-semibold hover:bg-ink/8 disabled:cursor-progress disabled:opacity-55 lg:px-0 text-ink-2 hover:text-ink ${danger ? "hover:text-vermilion-600 focus-visible:text-vermilion-600" : ""} ${className}`}
    >
      <Icon as={icon} />
      <span className="lg:sr-only">{word}</span>
    </button>
  );
}
