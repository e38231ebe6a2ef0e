// Before all tests: builds site and handlers once, and keeps a copy, so that a build that somebody starts meanwhile
// does not change what is being tested.
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildAll } from "@store/local/build-all";
import { projectRoot } from "@store/local/paths";

const copy = join(projectRoot, ".local/e2e/build");

/** Where the copy lies; of a shop with other tax papers than the brand's, its own site. */
export function builtWith(gst: string) {
  const site = gst ? `site-${gst}` : "site";
  return {
    handlersDir: join(copy, "handlers"),
    siteDir: join(copy, site),
    manifestFile: join(copy, `${site}.json`),
  };
}

export const built = builtWith("");

export default async function build(): Promise<void> {
  const made = await buildAll();
  await rm(copy, { recursive: true, force: true });
  await cp(made.handlersDir, built.handlersDir, { recursive: true });
  await copySite(made, "");
}

/** The site with tax papers, made when the first test asks for it: only one file of tests does. */
export async function buildWith(gst: string): Promise<void> {
  await copySite(await buildAll(gst), gst);
}

async function copySite(made: { siteDir: string; manifestFile: string }, gst: string): Promise<void> {
  const { siteDir, manifestFile } = builtWith(gst);
  await rm(siteDir, { recursive: true, force: true });
  await cp(made.siteDir, siteDir, { recursive: true });
  await cp(made.manifestFile, manifestFile);
}
