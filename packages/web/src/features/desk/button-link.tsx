import { Link, type LinkProps } from "react-router-dom";

/** A way to another page of the desk that looks like a small quiet button. */
export function ButtonLink({ className = "", ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className={`btn inline-flex min-h-11 items-center justify-center gap-2.5 rounded-control px-4 pt-1.5 pb-2 text-sm leading-tight font-[620] no-underline shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-ink/7 ${className}`}
    />
  );
}
