import type { ResourceType } from "@store/contract/catalogue";

/** The captions of a lesson's film, as WebVTT; undefined when the resource has no such film. */
export async function readCaptions(resource: ResourceType, film: string): Promise<string | undefined> {
  if (resource !== "fbads") return undefined;
  const [{ course }, { filmRecords }, { webVtt }] = await Promise.all([
    import("./course/course.ts"),
    import("./films/records.ts"),
    import("./films/web-vtt.ts"),
  ]);
  const record = course.some(({ lessons }) => lessons.some(({ id }) => id === film)) && filmRecords[film];
  return record ? webVtt(record) : undefined;
}
