// Published pages in a folder, for the laptop. Each publishing has a folder of its own; a link says which one is shown, and
// is replaced in one step.
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SitePages } from "@store/core/providers/site-pages";

export function pagesFolder(root: string): SitePages["stage"] {
  return async (rev, pages) => {
    const aside = join(root, `${rev}-${Date.now()}`);
    for (const { file, html } of pages) {
      await mkdir(dirname(join(aside, file)), { recursive: true });
      await writeFile(join(aside, file), html);
    }
    return async () => {
      const [link, current] = [join(root, `link-${rev}`), join(root, "current")];
      const before = await readlink(current).catch(() => undefined);
      await rm(link, { force: true });
      await symlink(aside, link);
      await rename(link, current);
      // Somebody may be reading the ones before.
      const old = (await readdir(root)).map((name) => join(root, name));
      const kept = [current, aside, before];
      await Promise.all(
        old.filter((path) => !kept.includes(path)).map((path) => rm(path, { recursive: true })),
      );
    };
  };
}
