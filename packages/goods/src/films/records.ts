import films from "../../library/films/films.json" with { type: "json" };

/** What is known of the film that lies in `films/`. `npm run studio:films` writes it. */
export interface FilmRecord {
  /** Hash of the script it was rendered from. */
  inputs: string;
  seconds: number;
  captions: readonly { from: number; says: string }[];
}

export const filmRecords: Readonly<Record<string, FilmRecord>> = films;
