/** One caption. Seconds. */
interface Cue {
  from: number;
  to: number;
  text: string;
}

/** The cues of our own WebVTT: `mm:ss.ttt --> mm:ss.ttt` and one line of text each. */
export function cuesOf(captions: string): Cue[] {
  const cue = /(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n(.+)/g;
  return [...captions.matchAll(cue)].map(([, fromMinutes, from, toMinutes, to, text = ""]) => ({
    from: Number(fromMinutes) * 60 + Number(from),
    to: Number(toMinutes) * 60 + Number(to),
    text,
  }));
}
