import type { ResourceType } from "@store/contract/catalogue";

/** The captions of a lesson's film, as WebVTT; undefined when the resource has no such film. */
export async function readCaptions(resource: ResourceType, film: string): Promise<string | undefined> {
  if (resource !== "fbads") return undefined;
  const [{ lessonFilms }, { captionsOf }] = await Promise.all([
    import("./films/lesson-films.ts"),
    import("./films/captions.ts"),
  ]);
  const found = lessonFilms().find(({ file }) => file === film);
  return found && captionsOf(found.beats);
}
