import type { Video } from "@store/contract/course-content";
import { ExternalLink, Play, RotateCw } from "lucide-react";
import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import type { GateFacts } from "../../gated/access/loaders.ts";
import { call } from "../../lib/api.ts";
import { FilmPlayer } from "../../ui/film-player.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BusyBob } from "../../ui/plumb-bob.tsx";
import { clock } from "./course-order.ts";
import { cuesOf } from "./film-cues.ts";

type Player =
  | { state: "poster" | "loading" }
  | { state: "playing"; url: string; captions: string; hindi: string; at: number }
  | { state: "failed"; why: string; at: number };

const couldNot = "The film could not be fetched. Check your connection and try again.";

/** A lesson's film: nothing is loaded before it is asked for. Its address lives five minutes, and is asked for anew after. */
export function LessonFilm({ video, ...rest }: LessonFilmProps) {
  if (video.kind === "hosted") return <HostedFilm url={video.url} title={rest.title} />;
  return <OwnFilm film={video} {...rest} />;
}

interface LessonFilmProps {
  video: Video;
  title: string;
  /** Second at which it was left the last time; 0 to begin at the beginning. */
  leftAt: number;
  onLeave: (at: number) => void;
}

function OwnFilm({
  film,
  title,
  leftAt,
  onLeave,
}: Omit<LessonFilmProps, "video"> & { film: Extract<Video, { kind: "film" }> }) {
  const { file, seconds, poster } = film;
  const { sessionToken } = useLoaderData<GateFacts>();
  const [player, setPlayer] = useState<Player>({ state: "poster" });

  const load = async (at: number) => {
    setPlayer({ state: "loading" });
    setPlayer(await fetchFilm(sessionToken, file, at));
  };

  if (player.state === "playing") {
    return (
      <Screen
        {...player}
        title={title}
        poster={poster}
        onLeave={onLeave}
        onBreak={(at) =>
          setPlayer({ state: "failed", why: "The film stopped. Its address lives five minutes.", at })
        }
      />
    );
  }
  const failed = player.state === "failed";
  return (
    <div className="on-mat mat-grid relative grid max-w-200 print:hidden items-end justify-items-start overflow-hidden rounded-[6px] max-md:-mx-4 max-md:rounded-none sm:aspect-video">
      <Still src={poster} />
      <button
        type="button"
        aria-disabled={player.state === "loading"}
        onClick={() => player.state !== "loading" && void load(failed ? player.at : leftAt)}
        className="group/play z-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 bg-mat-900 py-2.5 pr-5 pl-3 text-left after:absolute after:inset-0 max-sm:w-full sm:rounded-tr-[6px]"
      >
        <span className="row-span-2 grid size-11 place-items-center rounded-full bg-marigold-400 text-ink transition-transform duration-200 ease-tool group-hover/play:scale-105">
          {player.state === "loading" ? (
            <BusyBob className="h-6" />
          ) : (
            <Icon as={failed ? RotateCw : Play} className="text-[1.25rem]" />
          )}
        </span>
        <span className="font-display text-lg leading-tight font-extrabold">
          {failed
            ? "Go on watching"
            : player.state === "loading"
              ? "Fetching the film..."
              : `Watch: ${title}`}
        </span>
        <span role="status" className="text-on-mat-2 text-xs">
          {failed
            ? player.why
            : `${leftAt > 0 ? `from ${clock(leftAt)} of ` : ""}${clock(seconds)}, captions, sound if you like`}
        </span>
      </button>
    </div>
  );
}

interface ScreenProps {
  url: string;
  captions: string;
  hindi: string;
  at: number;
  title: string;
  poster: string;
  onBreak: (at: number) => void;
  onLeave: (at: number) => void;
}

function Screen({ url, captions, hindi, at, title, poster, onBreak, onLeave }: ScreenProps) {
  const cues = cuesOf(captions);
  const addCaptions = (video: HTMLVideoElement) => {
    const english = video.addTextTrack("captions", "English", "en");
    for (const { from, to, text } of cues) english.addCue(new VTTCue(from, to, text));
    const other = video.addTextTrack("captions", "हिन्दी", "hi");
    for (const { from, to, text } of cuesOf(hindi)) other.addCue(new VTTCue(from, to, text));
  };
  return (
    <div className="grid gap-3 print:hidden">
      <FilmPlayer
        label={title}
        src={url}
        poster={poster}
        at={at}
        autoPlay
        bleeds
        onMount={addCaptions}
        onBreak={onBreak}
        onLeave={onLeave}
      />
      <details className="max-w-200 border-y border-rule">
        <summary className="min-h-11 py-2.5 font-semibold">Transcript</summary>
        <p className="max-w-[66ch] pb-4">{cues.map(({ text }) => text).join(" ")}</p>
      </details>
    </div>
  );
}

/** The film's own picture: behind its button, and on a phone, where that would cover most of it, above. */
function Still({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      width={640}
      height={360}
      className="aspect-video size-full object-cover sm:absolute sm:inset-0"
    />
  );
}

function HostedFilm({ url, title }: { url: string; title: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2.5 font-semibold"
    >
      <Icon as={ExternalLink} /> Watch on {new URL(url).hostname}: {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

async function fetchFilm(sessionToken: string, film: string, at: number): Promise<Player> {
  try {
    const answer = await call("get-resource", { sessionToken, resourceType: "fbads", film });
    if (!answer.success) return { state: "failed", why: answer.error || couldNot, at };
    if (answer.content.kind !== "film") return { state: "failed", why: couldNot, at };
    const { url, captions, hindi } = answer.content;
    return { state: "playing", url, captions, hindi, at };
  } catch {
    return { state: "failed", why: couldNot, at };
  }
}
