import { Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { chooseCaptions, followCaptions } from "../lib/film-captions.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type Language = "en" | "hi";

/** The language of the captions, for the films of this visit that come after. */
let lastLanguage: Language = "en";

interface FilmPlayerProps {
  label: string;
  src: string;
  poster: string;
  /** Second to begin at. */
  at?: number;
  autoPlay?: boolean;
  /** On a phone it fills a card whose sides are 1rem of padding: each pixel helps its words. */
  bleeds?: boolean;
  /** Adds captions that do not come as a <track>. */
  onMount?: (video: HTMLVideoElement) => void;
  onBreak?: (at: number) => void;
  /** Where it was left: at each pause, each quarter of a minute, and 0 at its end. */
  onLeave?: (at: number) => void;
  /** A <track>. */
  children?: ReactNode;
}

/**
 * A film with its caption below the picture, where it can be read on a phone and covers nothing; on the whole screen the
 * browser draws it. Without sound until it is asked for.
 */
export function FilmPlayer({
  label,
  src,
  poster,
  at = 0,
  autoPlay,
  bleeds,
  onMount,
  onBreak,
  onLeave,
  children,
}: FilmPlayerProps) {
  const quarter = useRef(0);
  const screen = useRef<HTMLVideoElement>(null);
  const [muted, setMuted] = useState(true);
  const [caption, setCaption] = useState("");
  const [language, setLanguage] = useState(lastLanguage);

  const mount = (video: HTMLVideoElement | null) => {
    if (!video || screen.current === video) return;
    screen.current = video;
    video.muted = true;
    onMount?.(video);
    for (const track of video.textTracks) followCaptions(video, setCaption, track);
    chooseCaptions(video, language);
    if (at > 0) video.currentTime = at;
    if (autoPlay) video.focus();
  };
  const speak = (next: Language) => {
    lastLanguage = next;
    setLanguage(next);
    setCaption("");
    if (screen.current) chooseCaptions(screen.current, next);
  };
  const turnSound = () => {
    if (screen.current) screen.current.muted = !muted;
  };

  return (
    <div className="grid max-w-200 gap-3">
      <video
        ref={mount}
        src={src}
        poster={poster}
        controls
        muted
        autoPlay={autoPlay}
        preload={autoPlay ? "auto" : "none"}
        playsInline
        aria-label={`Film: ${label}`}
        width={1280}
        height={720}
        className={`h-auto w-full rounded-[6px] bg-mat-900 ${bleeds ? "max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:max-w-none max-md:rounded-none" : ""}`}
        onVolumeChange={({ currentTarget: video }) => setMuted(video.muted || video.volume === 0)}
        onPause={({ currentTarget: video }) => onLeave?.(video.ended ? 0 : video.currentTime)}
        onTimeUpdate={({ currentTarget: video }) => {
          const now = Math.floor(video.currentTime / 15);
          if (now !== quarter.current) onLeave?.(video.currentTime);
          quarter.current = now;
        }}
        onError={(event) => onBreak?.(event.currentTarget.currentTime)}
      >
        {children}
      </video>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p
          aria-hidden="true"
          lang={language}
          className="min-h-17 flex-[1_1_16rem] text-base leading-snug sm:min-h-12"
        >
          {caption}
        </p>
        <div className="flex gap-2">
          <Button look="quiet" size="sm" onClick={() => speak(language === "en" ? "hi" : "en")}>
            {language === "en" ? <span lang="hi">हिन्दी</span> : "English"}
          </Button>
          <Button look="quiet" size="sm" onClick={turnSound}>
            <Icon as={muted ? VolumeX : Volume2} />
            {muted ? "Sound on" : "Sound off"}
          </Button>
        </div>
      </div>
    </div>
  );
}
