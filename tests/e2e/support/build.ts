// Before all tests: builds site and handlers once, and keeps a copy, so that a build that somebody starts meanwhile
// does not change what is being tested.
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildAll, type SiteChoices, siteName } from "@store/local/build-all";
import { projectRoot } from "@store/local/paths";

const copy = join(projectRoot, ".local/e2e/build");

/** Where the copy lies; of a shop with other choices than the brand's, with its own site. */
export function builtWith(choices: SiteChoices) {
  const site = siteName(choices);
  return {
    handlersDir: join(copy, "handlers"),
    siteDir: join(copy, site),
    manifestFile: join(copy, `${site}.json`),
  };
}

export const built = builtWith({});

export default async function build(): Promise<void> {
  const made = await buildAll({});
  await rm(copy, { recursive: true, force: true });
  await cp(made.handlersDir, built.handlersDir, { recursive: true });
  await copySite(made, {});
}

/** The site of other choices, made when the first test asks for it: one file of tests does, for each. */
export async function buildWith(choices: SiteChoices): Promise<void> {
  if (!existsSync(builtWith(choices).manifestFile)) await copySite(await buildAll(choices), choices);
}

async function copySite(
  made: { siteDir: string; manifestFile: string },
  choices: SiteChoices,
): Promise<void> {
  const { siteDir, manifestFile } = builtWith(choices);
  await rm(siteDir, { recursive: true, force: true });
  await cp(made.siteDir, siteDir, { recursive: true });
  await cp(made.manifestFile, manifestFile);
}
