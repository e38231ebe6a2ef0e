import type { Beat } from "./storyboard.ts";

/** WebVTT: a cue for each beat, from its first moment to its last. W3C: WebVTT, section 4. */
export function captionsOf(beats: readonly Beat[]): string {
  let at = 0;
  const cues = beats.map(({ seconds, caption }, index) => {
    const from = at;
    at += seconds;
    return `${index + 1}\n${stamp(from)} --> ${stamp(at)}\n${escaped(caption)}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** `mm:ss.ttt` */
function stamp(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(tenths / 600))}:${two(Math.floor(tenths / 10) % 60)}.${tenths % 10}00`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
