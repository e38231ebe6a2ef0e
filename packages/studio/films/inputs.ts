import { createHash } from "node:crypto";
import type { Film } from "./kit/film.ts";

/** Raise it when the sound or the encoding of all films has changed: then `npm run studio:films` makes them anew. */
const edition = 4;

/** What a film is made from, in short: its words, sounds, and its picture twice a second. */
export function inputsOf(film: Film): string {
  const { seconds, poster, key, captions, sounds } = film;
  const hash = createHash("sha256").update(JSON.stringify([edition, seconds, poster, key, captions, sounds]));
  for (let t = 0.25; t < seconds; t += 0.5) hash.update(film.draw(t));
  return hash.digest("hex").slice(0, 16);
}
