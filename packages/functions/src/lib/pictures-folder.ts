// Pictures of products in a folder, for the laptop: beside the pages that were published.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { picturesFolder, pictureType } from "@store/contract/content/picture-name";
import type { SitePictures } from "@store/core/providers/site-pictures";

/** `root` is that of the pages. */
export function folderOfPictures(root: string): SitePictures {
  return {
    async keep(file, bytes) {
      pictureType(file);
      const folder = join(root, picturesFolder);
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${file}.${process.pid}.unfinished`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, file));
    },
  };
}
