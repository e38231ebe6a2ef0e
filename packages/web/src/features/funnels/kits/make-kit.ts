import { isKitFile, kitArchive } from "@store/contract/kit-archive";
import { previewPath } from "@store/contract/library-paths";
import type { FunnelTemplate } from "@store/contract/resources";
import { zipOf } from "../../../lib/zip.ts";
import { bytesOf, noTime } from "../bundle/make-bundle.ts";
import { templatePictures } from "../bundle/template-pictures.ts";
import { kitReadme } from "./kit-readme.ts";

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The moment as the wizard writes it. */
function moment(at: Date): string {
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(":")}`;
}

/**
 * The archive of a kit as Elementor's wizard takes it, with its pictures and a README beside, which the wizard leaves alone.
 * `from` is the file whose pictures are packed, where `json` looks for them elsewhere. Fails when a picture does not arrive.
 */
export async function makeKit(
  template: Pick<FunnelTemplate, "slug" | "preview">,
  json: string,
  restyle: boolean,
  from = json,
): Promise<{ fileName: string; archive: Blob }> {
  const kit: unknown = JSON.parse(json);
  if (!isKitFile(kit)) throw new Error(`${template.slug} is no kit`);
  const pictures = templatePictures(from);
  const packed = pictures.map(async ({ path, file }) => [`pictures/${file}`, await bytesOf(path)]);
  const files = {
    ...kitArchive(kit, {
      restyle,
      shop: location.origin,
      thumbnail: previewPath(template.preview),
      created: moment(noTime),
    }),
    "README.txt": kitReadme(kit, pictures, restyle),
    ...Object.fromEntries(await Promise.all(packed)),
  };
  return {
    fileName: `${template.slug}-${restyle ? "kit" : "pages"}.zip`,
    archive: new Blob([zipOf(files, noTime)], { type: "application/zip" }),
  };
}
