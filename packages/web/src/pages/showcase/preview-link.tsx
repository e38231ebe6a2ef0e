import { previewPath } from "@store/contract/library-paths";
import type { ReactNode } from "react";

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
