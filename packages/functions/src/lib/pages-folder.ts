// Published pages in a folder, for the laptop. Each publishing has a folder of its own; a link says which one is shown, and
// is replaced in one step.
import { access, mkdir, readdir, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { picturesFolder } from "@store/contract/content/picture-name";
import type { SitePages } from "@store/core/providers/site-pages";

export function pagesFolder(root: string): Pick<SitePages, "stage" | "show"> {
  return {
    async stage(rev, pages) {
      const place = `${rev}-${Date.now()}`;
      for (const { file, html } of pages) {
        await mkdir(dirname(join(root, place, file)), { recursive: true });
        await writeFile(join(root, place, file), html);
      }
      return place;
    },
    async show(place, files) {
      const aside = join(root, place);
      for (const file of files) await access(join(aside, file));
      const [link, current] = [join(root, `link-${place}`), join(root, "current")];
      const before = await readlink(current).catch(() => undefined);
      await rm(link, { force: true });
      await symlink(aside, link);
      await rename(link, current);
      // Somebody may be reading the ones before.
      const old = (await readdir(root)).map((name) => join(root, name));
      const kept = [current, aside, before, join(root, picturesFolder)];
      await Promise.all(
        old.filter((path) => !kept.includes(path)).map((path) => rm(path, { recursive: true })),
      );
    },
  };
}
