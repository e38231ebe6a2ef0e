import { previewPath } from "@store/contract/library-paths";
import type { ReactNode } from "react";

/** Pictures in one row, as wide as six on a desk and two and a bit on a phone; more are pushed into sight. */
export const strip =
  "relative -mx-gut -my-1.5 flex snap-x scroll-px-gut gap-x-4 overflow-x-auto px-gut py-1.5 lg:gap-x-5 [&>li]:w-34 [&>li]:flex-none [&>li]:snap-start sm:[&>li]:w-44 lg:[&>li]:w-[calc((100%-6.25rem)/6)]";

interface PreviewLinkProps {
  preview: string;
  /** What a screen reader says: "Agency: see the whole page". It begins with the words that are seen, by which a voice presses it. */
  label: string;
  children: ReactNode;
}

/** A page's picture with its name: pressed, it is laid on the mat; without scripts, it opens whole. */
export function PreviewLink({ preview, label, children }: PreviewLinkProps) {
  return (
    <a
      href={previewPath(preview, "full")}
      data-see={preview}
      className="block font-semibold no-underline hover:underline"
      aria-label={label}
    >
      <img
        src={previewPath(preview)}
        alt=""
        width={480}
        height={640}
        loading="lazy"
        decoding="async"
        className="mb-2.5 block h-auto w-full rounded-xs border border-rule bg-sheet shadow-sheet"
      />
      {children}
    </a>
  );
}
