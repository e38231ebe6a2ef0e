// Before all tests: builds site and handlers once, and keeps a copy, so that a build that somebody starts meanwhile
// does not change what is being tested.
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildAll, buildSiteAs } from "@store/local/build-all";
import { projectRoot } from "@store/local/paths";

const copy = join(projectRoot, ".local/e2e/build");

/** Where the copy lies. */
export const built = {
  handlersDir: join(copy, "handlers"),
  siteDir: join(copy, "site"),
  manifestFile: join(copy, "manifest.json"),
};

/** The honest site, in a copy likewise. */
export const builtHonest = {
  siteDir: join(copy, "site-honest"),
  manifestFile: join(copy, "manifest-honest.json"),
};

export default async function build(): Promise<void> {
  const made = await buildAll();
  const honest = await buildSiteAs("honest");
  await rm(copy, { recursive: true, force: true });
  await cp(made.handlersDir, built.handlersDir, { recursive: true });
  await cp(made.siteDir, built.siteDir, { recursive: true });
  await cp(made.manifestFile, built.manifestFile);
  await cp(honest.siteDir, builtHonest.siteDir, { recursive: true });
  await cp(honest.manifestFile, builtHonest.manifestFile);
}
