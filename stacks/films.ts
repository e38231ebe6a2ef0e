// Puts the films into their bucket.
import { join } from "node:path";
import { filmFiles, films, filmsFolder } from "../infra/films.ts";

for (const file of filmFiles) {
  new aws.s3.BucketObjectv2(`Film${pascal(file.replace(".mp4", ""))}`, {
    bucket: films.name,
    key: file,
    source: new $util.asset.FileAsset(join(process.cwd(), filmsFolder, file)),
    contentType: "video/mp4",
    cacheControl: "private, no-store",
  });
}

function pascal(name: string): string {
  return name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
}
