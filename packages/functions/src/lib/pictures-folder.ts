// Pictures of products in a folder, for the laptop: beside the pages that were published.
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isPictureFile, picturesFolder, pictureType } from "@store/contract/content/picture-name";
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
    async list() {
      const folder = join(root, picturesFolder);
      const names = (await readdir(folder).catch((): string[] => [])).filter(isPictureFile);
      return Promise.all(names.map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })));
    },
    async remove(file) {
      pictureType(file);
      await rm(join(root, picturesFolder, file), { force: true });
    },
  };
}
