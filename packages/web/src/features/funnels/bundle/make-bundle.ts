import { readme } from "./readme.ts";
import { templatePictures } from "./template-pictures.ts";
import { type ZipEntry, zip } from "./zip.ts";

async function bytesOf(path: string): Promise<Uint8Array> {
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
  const text = (content: string) => new TextEncoder().encode(content);
  const entries: ZipEntry[] = [
    {
      name: `${folder}/README.txt`,
      bytes: text(readme(name, fileName, pictures, json.includes("data-connect"))),
    },
    { name: `${folder}/${fileName}`, bytes: text(json) },
    ...(await Promise.all(
      pictures.map(async ({ path, file }) => ({
        name: `${folder}/pictures/${file}`,
        bytes: await bytesOf(path),
      })),
    )),
  ];
  return { fileName: `${folder}.zip`, archive: zip(entries) };
}
