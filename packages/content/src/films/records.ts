import films from "../../films/films.json" with { type: "json" };

/** What is known of the film that lies in `films/`. `npm run films` writes it. */
export interface FilmRecord {
  /** Hash of the script it was rendered from; `former:` and the file's own hash for a silent one from before the scripts. */
  inputs: string;
  seconds: number;
  captions: readonly { from: number; says: string }[];
}

export const filmRecords: Readonly<Record<string, FilmRecord>> = films;

/** A film from before the scripts: it has no sound, and no picture that stands for it. */
export const isFormer = ({ inputs }: FilmRecord): boolean => inputs.startsWith("former:");
