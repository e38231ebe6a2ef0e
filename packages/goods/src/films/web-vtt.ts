import type { FilmRecord } from "./records.ts";

/** Captions as WebVTT: one cue after another, to the end of the film. W3C: WebVTT, section 4. */
export function webVtt({ seconds, captions }: Pick<FilmRecord, "seconds" | "captions">): string {
  const cues = captions.map(({ from, says }, index) => {
    const to = captions[index + 1]?.from ?? seconds;
    return `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${escaped(says)}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** `mm:ss.ttt` */
function stamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${pad(Math.floor(thousandths / 60_000), 2)}:${pad(Math.floor(thousandths / 1000) % 60, 2)}.${pad(thousandths % 1000, 3)}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
