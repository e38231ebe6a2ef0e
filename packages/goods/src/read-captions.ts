/** The captions of a lesson's film, as WebVTT; undefined when there is no such film. */
export async function readCaptions(film: string): Promise<string | undefined> {
  const [{ course }, { filmRecords }, { webVtt }] = await Promise.all([
    import("./course.ts"),
    import("./films/records.ts"),
    import("./films/web-vtt.ts"),
  ]);
  const record = course.some(({ lessons }) => lessons.some(({ id }) => id === film)) && filmRecords[film];
  return record ? webVtt(record) : undefined;
}
