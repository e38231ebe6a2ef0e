// Before all tests: builds site and handlers once, and keeps a copy, so that a build that somebody starts meanwhile
// does not change what is being tested.
import { existsSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildAll, type SiteChoices, siteName } from "@store/dev/build-all";
import { projectRoot } from "@store/dev/paths";
import { build as bundle } from "esbuild";

const copy = join(projectRoot, ".local/e2e/build");

/** Where the copy lies; of a shop with other choices than the brand's, with its own site. */
export function builtWith(choices: SiteChoices) {
  const site = siteName(choices);
  return {
    handlersDir: join(copy, "handlers"),
    siteDir: join(copy, site),
    manifestFile: join(copy, `${site}-build`, "manifest.json"),
  };
}

export const built = builtWith({});

/** The process that a shop is, in one file: each start would read a thousand. */
export const shopScript = join(copy, "run-shop.mjs");

export default async function build(): Promise<void> {
  const made = await buildAll({});
  await rm(copy, { recursive: true, force: true });
  await cp(made.handlersDir, built.handlersDir, { recursive: true });
  await copySite(made, {});
  // One file of the shop asks where it is: the one that knows the root.
  await bundleFile(join(import.meta.dirname, "run-shop.ts"), shopScript, "packages/dev/src/paths.ts");
  await bundleQuickHashes();
}

/** Beside the handlers, so that they find it before the native module: a hash would be half of all that a sale takes. */
async function bundleQuickHashes(): Promise<void> {
  const source = "tests/support/quick-argon2.ts";
  const folder = join(copy, "node_modules/@node-rs/argon2");
  await bundleFile(join(projectRoot, source), join(folder, "index.js"), source);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", main: "index.js" }));
}

/** Bundles a file of ours, which finds itself at `place` when it asks where it is. */
async function bundleFile(source: string, outfile: string, place: string): Promise<void> {
  const url = JSON.stringify(pathToFileURL(join(projectRoot, place)).href);
  await bundle({
    entryPoints: [source],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    // What is native stays where it is.
    external: ["@node-rs/argon2", "lmdb", "esbuild"],
    mainFields: ["module", "main"],
    banner: { js: `import{createRequire as __cr}from"module";const require=__cr(${url});` },
    define: { "import.meta.url": url },
    logLevel: "error",
  });
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
  // With the program that makes its pages, which lies beside its manifest.
  await cp(dirname(made.manifestFile), dirname(manifestFile), { recursive: true });
}
