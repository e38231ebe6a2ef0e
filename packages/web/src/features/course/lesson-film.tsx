import type { Video } from "@store/contract/course-content";
import { ExternalLink, Play, RotateCw } from "lucide-react";
import { useRef, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { Icon } from "../../ui/icon.tsx";
import { BusyBob } from "../../ui/plumb-bob.tsx";
import type { GateFacts } from "../access/loaders.ts";
import { cuesOf } from "./film-cues.ts";

type Player =
  | { state: "poster" | "loading" }
  | { state: "playing"; url: string; captions: string; at: number }
  | { state: "failed"; why: string; at: number };

const couldNot = "The film could not be fetched. Check your connection and try again.";

/** A lesson's film: nothing is loaded before it is asked for. Its address lives five minutes, and is asked for anew after. */
export function LessonFilm({ video, title }: { video: Video; title: string }) {
  if (video.kind === "hosted") return <HostedFilm url={video.url} title={title} />;
  return <OwnFilm file={video.file} seconds={video.seconds} title={title} />;
}

function OwnFilm({ file, seconds, title }: { file: string; seconds: number; title: string }) {
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
        onBreak={(at) =>
          setPlayer({ state: "failed", why: "The film stopped. Its address lives five minutes.", at })
        }
      />
    );
  }
  const failed = player.state === "failed";
  return (
    <div className="on-mat mat-grid relative grid aspect-video max-w-200 place-items-center rounded-[6px] p-6">
      <button
        type="button"
        aria-disabled={player.state === "loading"}
        onClick={() => player.state !== "loading" && void load(failed ? player.at : 0)}
        className="group/play grid justify-items-center gap-4 text-center after:absolute after:inset-0"
      >
        <span className="grid size-18 place-items-center rounded-full bg-marigold-400 text-ink transition-transform duration-200 ease-tool group-hover/play:scale-105">
          {player.state === "loading" ? (
            <BusyBob className="h-9" />
          ) : (
            <Icon as={failed ? RotateCw : Play} className="text-[1.75rem]" />
          )}
        </span>
        <span className="font-display text-d3 leading-tight font-extrabold">
          {failed
            ? "Go on watching"
            : player.state === "loading"
              ? "Fetching the film..."
              : `Watch: ${title}`}
        </span>
        <span role="status" className="text-sm text-on-mat-2">
          {failed ? player.why : `${clock(seconds)}, without sound: it is read, not heard`}
        </span>
      </button>
    </div>
  );
}

interface ScreenProps {
  url: string;
  captions: string;
  at: number;
  title: string;
  onBreak: (at: number) => void;
}

function Screen({ url, captions, at, title, onBreak }: ScreenProps) {
  const captioned = useRef(false);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions come as cues: a track's file would need an address of its own.
    <video
      ref={(video) => {
        if (!video || captioned.current) return;
        captioned.current = true;
        addCaptions(video, captions);
        video.currentTime = at;
        video.focus();
      }}
      src={url}
      controls
      autoPlay
      playsInline
      aria-label={`Film: ${title}`}
      width={1280}
      height={720}
      className="h-auto w-full max-w-200 rounded-[6px] bg-mat-900"
      onError={(event) => onBreak(event.currentTarget.currentTime)}
    />
  );
}

/** Off until the viewer turns them on: the pictures carry the same words. */
function addCaptions(video: HTMLVideoElement, captions: string): void {
  const track = video.addTextTrack("captions", "English", "en");
  for (const { from, to, text } of cuesOf(captions)) track.addCue(new VTTCue(from, to, text));
  track.mode = "disabled";
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
    const { url, captions } = answer.content;
    return { state: "playing", url, captions, at };
  } catch {
    return { state: "failed", why: couldNot, at };
  }
}

/** `1:54` */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
