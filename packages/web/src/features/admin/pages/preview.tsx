import type { Offer } from "@store/contract/offer/offer-shape";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/sentence-of.ts";
import { Button } from "../../../ui/button.tsx";
import { answerQuery, whole } from "../answers.ts";
import { fieldIssues } from "../offer/draft.ts";
import { weightWords } from "../offer/receipt-sheet.tsx";
import { longest } from "./lengths.ts";

/** How long somebody may go on typing before the page is made anew, in milliseconds. */
const pause = 700;

const widths = [
  { width: 360, label: "Phone" },
  { width: 1280, label: "Desk" },
] as const;

function previewQuery(offer: Offer, page: string) {
  return {
    ...answerQuery("admin-offer", "preview", { offer, page }, whole),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  };
}

interface PreviewProps {
  offer: Offer;
  page: string;
  /** The part of the page that it begins at. */
  anchor: string | undefined;
}

/** A public page as the draft would make it, on a phone and on a desk. Without its scripts: nothing in it can be sent. */
export function Preview({ offer, page, anchor }: PreviewProps) {
  const shown = useResting(offer);
  const isWhole = fieldIssues(shown).size === 0;
  const preview = useQuery({ ...previewQuery(shown, page), enabled: isWhole });
  const [width, setWidth] = useState<number>(widths[0].width);
  const { data, error, isFetching, refetch } = preview;
  return (
    <section aria-label="Preview" className="min-w-0 lg:sticky lg:top-24">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-text text-sm font-semibold">
          Preview of {page === "/" ? "the landing page" : page}
        </h2>
        <fieldset className="flex gap-1" aria-label="Width">
          {widths.map((one) => (
            <Button
              key={one.width}
              look={one.width === width ? "secondary" : "quiet"}
              size="sm"
              aria-pressed={one.width === width}
              onClick={() => setWidth(one.width)}
            >
              {one.label}
            </Button>
          ))}
        </fieldset>
      </div>
      <Frame key={anchor} html={data?.html} width={width} title={`Preview of ${page}`} anchor={anchor} />
      <p role="status" className="mute mt-2 text-xs">
        {isWhole
          ? isFetching
            ? "Drawing the page..."
            : "As it will look when it is published."
          : "Correct the fields first: the preview shows what was before."}
      </p>
      {error && !isFetching ? (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <span>
            <b>No preview.</b> {sentenceOf(error)}
          </span>
          <Button look="quiet" size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {data ? (
        <p className="mute mt-2 text-xs">{weightWords(data.bytes, data.budget, longest(shown))}</p>
      ) : null}
    </section>
  );
}

interface FrameProps extends Pick<PreviewProps, "anchor"> {
  /** Absent while it is on its way. */
  html: string | undefined;
  width: number;
  title: string;
}

/** As wide as the device, and drawn as small as it must be: its room is measured before it is drawn first, and stays. */
function Frame({ html, width, title, anchor }: FrameProps) {
  const outer = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    setRoom(outer.current?.clientWidth ?? 0);
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (outer.current) observer.observe(outer.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  const height = 720;
  return (
    <div
      ref={outer}
      className="overflow-hidden border-[1.5px] border-ink bg-paper"
      style={{ height: `${width > 500 ? Math.max(240, height * scale * 1.4) : height * scale}px` }}
    >
      {html === undefined ? null : (
        <iframe
          title={title}
          sandbox="allow-same-origin"
          srcDoc={still(html)}
          onLoad={(event) => scrollTo(event.currentTarget, anchor)}
          className="origin-top-left"
          style={{
            width: `${width}px`,
            height: `${width > 500 ? height * 1.4 : height}px`,
            transform: `scale(${scale})`,
            marginInline: room > width ? `${(room - width) / 2}px` : undefined,
          }}
        />
      )}
    </div>
  );
}

/** In the frame alone: the page around it stays where it is. */
function scrollTo({ contentWindow: inner }: HTMLIFrameElement, anchor: string | undefined): void {
  const place = anchor && inner?.document.querySelector(anchor);
  if (!inner || !place) return;
  // All of it is laid out at once: sections of guessed heights would lead past the place.
  const sheet = new (inner as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  inner.document.adoptedStyleSheets = [sheet];
  inner.scrollTo(0, place.getBoundingClientRect().top - 24);
}

/** Without scripts, and with links that lead nowhere. */
function still(html: string): string {
  return html
    .replace(/<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|manifest)"[^>]*>/g, "")
    .replace("<head>", '<head><base target="_blank">');
}

/** What it was when it last rested for a moment. */
function useResting(offer: Offer): Offer {
  const [rested, setRested] = useState(offer);
  useEffect(() => {
    const timer = setTimeout(() => setRested(offer), pause);
    return () => clearTimeout(timer);
  }, [offer]);
  return rested;
}
