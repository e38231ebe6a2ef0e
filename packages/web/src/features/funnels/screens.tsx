// A page as pictures, its colours, and the way to the page beside it.
import { previewPath } from "@store/contract/library-paths";
import { ArrowLeft, ArrowRight, ExternalLink } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

export interface Neighbours {
  before: (() => void) | undefined;
  after: (() => void) | undefined;
}

/** Arrows turn, also inside a picture that scrolls: there they scroll up and down only. */
export const turnByKeys =
  ({ before, after }: Neighbours) =>
  ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") before?.();
    if (key === "ArrowRight") after?.();
  };

export function TurnButtons({ of, before, after }: Neighbours & { of: string }) {
  return (
    <>
      <IconButton icon={ArrowLeft} word="Previous" of={of} disabled={!before} onClick={before} />
      <IconButton icon={ArrowRight} word="Next" of={of} disabled={!after} onClick={after} />
    </>
  );
}

/** A page as a desktop and as a phone shows it. */
export function Screens({ preview }: { preview: string }) {
  return (
    <>
      <Screen label="Desktop" src={previewPath(preview, "full")} width={800} />
      <Screen label="Phone" src={previewPath(preview, "phone")} width={320} />
    </>
  );
}

function Screen({ label, src, width }: { label: string; src: string; width: number }) {
  return (
    <figure className="on-mat grid gap-2 lg:h-full lg:min-h-0 lg:grid-rows-[minmax(0,1fr)_auto]">
      {/* It scrolls by itself, so the keyboard must reach it. */}
      <section
        aria-label={`${label} view`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        className="max-h-[60dvh] overflow-y-auto overscroll-contain rounded-[5px] border-4 border-sheet bg-sheet shadow-[-4px_8px_16px_#04150f80] lg:max-h-none"
      >
        <img
          src={src}
          alt={`The whole page, ${label.toLowerCase()} view`}
          width={width}
          className="block h-auto w-full"
        />
      </section>
      <figcaption className="flex items-center justify-between gap-3 text-sm font-semibold">
        {label}
        <a href={src} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center gap-1.5">
          <span className="max-sm:sr-only">Whole picture</span> <Icon as={ExternalLink} />
          <span className="sr-only"> of the {label.toLowerCase()} view (opens in a new tab)</span>
        </a>
      </figcaption>
    </figure>
  );
}

/** Drawn, not styled: the page may carry no inline style. */
export function Swatches({ colours }: { colours: readonly string[] }) {
  return (
    <svg
      viewBox={`0 0 ${colours.length * 22} 18`}
      role="img"
      aria-label={colours.join(", ")}
      className="h-4.5"
    >
      {[...new Set(colours)].map((colour, at) => (
        <rect
          key={colour}
          x={at * 22 + 0.5}
          y="0.5"
          width="17"
          height="17"
          rx="2"
          fill={colour}
          stroke="#868c80"
        />
      ))}
    </svg>
  );
}
