import { Pause, Play } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

export interface Picture {
  src: string;
  /** What the picture shows. */
  alt: string;
}

interface CarouselProps {
  /** Names the row for screen readers. */
  label: string;
  pictures: readonly Picture[];
  width: number;
  height: number;
}

/** Ten pictures, twice in a row, in an element that scrolls them by itself (docs/product.md section 4). Without it: a row to scroll by hand. */
export function Carousel({ label, pictures, width, height }: CarouselProps) {
  return (
    <auto-carousel className="block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard */}
      <section data-row tabIndex={0} aria-label={label} className="carousel-row flex overflow-x-auto py-8">
        {[false, true].map((copy) => (
          <ul key={String(copy)} aria-hidden={copy || undefined} className="flex flex-none gap-6 pr-6">
            {pictures.map(({ src, alt }) => (
              <li key={src} className="flex-none bg-sheet p-1.5 shadow-[-6px_8px_22px_#04150f80]">
                <img
                  src={src}
                  alt={copy ? "" : alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className="block h-[clamp(20rem,42vw,30rem)] w-auto max-w-none"
                />
              </li>
            ))}
          </ul>
        ))}
      </section>
      <div className="wrap flex min-h-11 justify-end pb-6">
        <button
          type="button"
          data-pause
          hidden
          className="group inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-sm font-semibold shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-white/10"
        >
          <span className="inline-flex items-center gap-2 group-data-paused:hidden">
            <Icon as={Pause} /> Pause
          </span>
          <span className="hidden items-center gap-2 group-data-paused:inline-flex">
            <Icon as={Play} /> Play
          </span>
        </button>
      </div>
    </auto-carousel>
  );
}
