import type { FilmCaptions } from "@store/contract/resources";

/** The captions of a lesson's film; undefined when there is no such film. */
export async function readCaptions(film: string): Promise<FilmCaptions | undefined> {
  const [{ course }, { filmRecords }, { inHindi }, { webVtt }] = await Promise.all([
    import("./course.ts"),
    import("./films/records.ts"),
    import("./films/in-hindi.ts"),
    import("./films/web-vtt.ts"),
  ]);
  const record = course.some(({ lessons }) => lessons.some(({ id }) => id === film)) && filmRecords[film];
  return record ? { captions: webVtt(record), hindi: webVtt(inHindi(film, record)) } : undefined;
}
