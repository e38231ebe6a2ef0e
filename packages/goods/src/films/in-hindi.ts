import captionsInHindi from "../../library/films/captions-in-hindi.json" with { type: "json" };
import type { FilmRecord } from "./records.ts";

const lines: Readonly<Record<string, readonly string[]>> = captionsInHindi;

/**
 * The captions of a film in Hindi, at the times of the English ones: the file has a line for each, in their order. What
 * stands on the screen keeps its English name.
 */
export function inHindi(
  file: string,
  { seconds, captions }: Pick<FilmRecord, "seconds" | "captions">,
): Pick<FilmRecord, "seconds" | "captions"> {
  const says = lines[file] ?? [];
  if (says.length !== captions.length)
    throw new Error(`${file} has ${captions.length} captions, and ${says.length} of them in Hindi`);
  return { seconds, captions: captions.map(({ from }, at) => ({ from, says: says[at] ?? "" })) };
}
