// The films of the course: a private bucket. A customer who has bought gets an address that lives five minutes.
import { readdirSync } from "node:fs";
import { region } from "./stage.ts";

/** Where `npm run studio:films` puts them. */
export const filmsFolder = "packages/goods/library/films";

export const filmFiles = readdirSync(filmsFolder).filter((file) => file.endsWith(".mp4"));

export const films = new sst.aws.Bucket("FilmFiles", { cors: false });

/** Where S3 gives out its files. */
export const filmsOrigin = $interpolate`https://${films.name}.s3.${region}.amazonaws.com`;

/** A function that signs an address must be allowed what the address gives. */
export const mayShowFilms = {
  actions: ["s3:GetObject"],
  resources: filmFiles.map((file) => $interpolate`${films.arn}/${file}`),
};
