import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from "react";
import { BusyBob } from "./plumb-bob.tsx";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "sm" | "md" | "lg";

const looks: Record<ButtonLook, string> = {
  primary:
    "bg-marigold-400 text-ink shadow-chisel hover:bg-marigold-300 active:translate-y-0.5 active:shadow-[inset_0_-1px_0_var(--color-marigold-600)]",
  secondary:
    "bg-mat-800 text-on-mat shadow-chisel-mat hover:bg-mat-700 active:translate-y-0.5 active:shadow-[inset_0_-1px_0_var(--color-mat-950)]",
  quiet:
    "shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-ink/7 active:shadow-[inset_0_0_0_2.5px_currentColor] [.on-mat_&]:hover:bg-white/10",
  danger:
    "text-vermilion-600 shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-vermilion-100 active:shadow-[inset_0_0_0_2.5px_currentColor]",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-11 px-4 pt-1.5 pb-2 text-sm",
  md: "min-h-13 px-6 pt-2.5 pb-3 text-base",
  lg: "min-h-16 px-[clamp(1.1rem,5vw,2rem)] pt-3 pb-3.5 text-xl",
};

const shape =
  "btn group/btn inline-flex max-w-full items-center justify-center gap-2.5 rounded-control text-center leading-tight font-[620] no-underline transition-[background-color,box-shadow,translate] duration-150 ease-tool";
const off =
  "disabled:cursor-not-allowed disabled:bg-rule disabled:text-ink-3 disabled:shadow-none aria-disabled:cursor-not-allowed aria-disabled:bg-rule aria-disabled:text-ink-3 aria-disabled:shadow-none aria-disabled:translate-y-0";

interface Common {
  look?: ButtonLook;
  size?: ButtonSize;
  /** As wide as its column. */
  block?: boolean;
  children: ReactNode;
  className?: string;
}

type ButtonProps = Common &
  ComponentProps<"button"> & {
    /** At work: still focusable, announces itself as disabled, a press does nothing, and the bob swings. */
    busy?: boolean;
    /** What it says while it is at work, in place of its words. */
    doing?: string;
  };

/** A button that does something on this page. One primary per view. */
export function Button({
  look = "primary",
  size = "md",
  block,
  busy,
  doing,
  className = "",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? undefined : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={`${shape} ${looks[look]} ${sizes[size]} ${off} ${block ? "w-full" : ""} ${className}`}
    >
      {busy ? <BusyBob className="h-6" /> : null}
      {(busy && doing) || children}
    </button>
  );
}

type LinkButtonProps = Common & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({
  look = "primary",
  size = "md",
  block,
  className = "",
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={`${shape} ${looks[look]} ${sizes[size]} ${block ? "w-full" : ""} ${className}`}>
      {children}
    </a>
  );
}
