import { Play } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

const length = "1:46";
const address = "/films/funnel-guide.mp4";

/** The seconds of a film as people read them. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

const small =
  "min-h-11 rounded-control px-3 text-sm font-semibold shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-ink/7 aria-pressed:bg-mat-100 aria-pressed:text-mat-700";

/**
 * The six steps as a film. Nothing of it is loaded before it is played. It waits behind its picture (islands/guide-film.ts);
 * without JavaScript the browser draws its controls.
 */
export function GuideFilm() {
  return (
    <guide-film className="block scroll-mt-4 max-md:-mx-gut">
      <div className="on-mat relative bg-mat-900 md:overflow-hidden md:rounded-[6px]">
        <video
          src={address}
          poster="/films/funnel-guide.webp"
          controls
          muted
          preload="none"
          playsInline
          aria-label="Film: the import, from file to page"
          width={1280}
          height={720}
          className="block aspect-video h-auto w-full"
        >
          <track default kind="captions" src="/films/funnel-guide.vtt" srcLang="en" label="English" />
          <track kind="captions" src="/films/funnel-guide.hi.vtt" srcLang="hi" label="हिन्दी" />
          <a href={address}>Download the film</a>
        </video>
        <button
          type="button"
          data-play=""
          hidden
          className="group/play z-1 grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 bg-mat-900 px-gut py-2.5 text-left after:absolute after:inset-0 md:absolute md:bottom-0 md:left-0 md:w-auto md:rounded-tr-[6px] md:pr-5 md:pl-3"
        >
          <span className="row-span-2 grid size-11 place-items-center rounded-full bg-marigold-400 text-ink transition-transform duration-200 ease-tool group-hover/play:scale-105">
            <Icon as={Play} className="text-[1.25rem]" />
          </span>
          <span className="font-display text-lg leading-tight font-extrabold">Watch the import</span>
          <span className="text-xs text-on-mat-2">{length}, captions in English or हिन्दी</span>
        </button>
      </div>
      <div data-foot="" hidden className="mt-3 grid gap-3 max-md:px-gut">
        <p data-caption="" aria-hidden="true" className="min-h-14 leading-snug" />
        <div className="flex flex-wrap gap-2">
          <button type="button" data-language="en" className={small}>
            English
          </button>
          <button type="button" data-language="hi" lang="hi" className={small}>
            हिन्दी
          </button>
          <button type="button" data-sound="" aria-pressed="false" className={`${small} ml-auto`}>
            Sound
          </button>
        </div>
      </div>
    </guide-film>
  );
}

/** From a step into the film. */
export function WatchStep({ at, title }: { at: number; title: string }) {
  return (
    <a
      href={`${address}#t=${at}`}
      data-at={at}
      className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
    >
      <Icon as={Play} className="text-[0.8em]" />
      <span>
        Watch it <span className="num">at {clock(at)}</span>
        <span className="sr-only">: {title}</span>
      </span>
    </a>
  );
}
