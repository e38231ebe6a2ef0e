// A second tree of this repository beside the first, with what is installed here, to build another shop or an older one in it.
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

export const projectRoot = join(import.meta.dirname, "..");

/** What is installed, without installing it again; the shop's own packages are the copy's. */
export function linkPackages(copy: string): void {
  const link = (path: string) =>
    symlinkSync(join(projectRoot, "node_modules", path), join(copy, "node_modules", path));
  mkdirSync(join(copy, "node_modules/@store"), { recursive: true });
  for (const name of readdirSync(join(projectRoot, "node_modules"))) if (name !== "@store") link(name);
  for (const name of readdirSync(join(projectRoot, "node_modules/@store")))
    symlinkSync(
      `../../${name === "tests" ? name : `packages/${name}`}`,
      join(copy, "node_modules/@store", name),
    );
}
