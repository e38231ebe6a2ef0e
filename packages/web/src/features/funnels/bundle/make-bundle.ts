import { zipOf } from "../../../lib/zip.ts";
import { readme } from "./readme.ts";
import { templatePictures } from "./template-pictures.ts";

/** The first day that the format knows, so that the same template gives the same bytes. */
export const noTime = new Date(1980, 0, 1);

/** A file of this site. */
export async function bytesOf(path: string): Promise<Uint8Array> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * A template with its pictures and a README as one archive. `from` is the file whose pictures are packed, where `json`
 * looks for them elsewhere. Fails when a picture does not arrive.
 */
export async function makeBundle(
  name: string,
  fileName: string,
  json: string,
  from = json,
): Promise<{ fileName: string; archive: Blob }> {
  const folder = fileName.replace(/\.json$/, "");
  const pictures = templatePictures(from);
  const packed = pictures.map(async ({ path, file }) => [`${folder}/pictures/${file}`, await bytesOf(path)]);
  const files = {
    [`${folder}/README.txt`]: readme(name, fileName, pictures, json.includes("data-connect")),
    [`${folder}/${fileName}`]: json,
    ...Object.fromEntries(await Promise.all(packed)),
  };
  return {
    fileName: `${folder}.zip`,
    archive: new Blob([zipOf(files, noTime)], { type: "application/zip" }),
  };
}
