// Bundles every handler in the same esbuild shape as SST's, so that what is tested is what ships.
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { calls } from "@store/contract/calls";
import { type BuildResult, build, stop } from "esbuild";
import { define, unusedCredentials } from "../../../infra/bundling.ts";
import { splitFor } from "../../../infra/carried.ts";
import { jobNames, needsOf } from "../../../infra/needs.ts";
import { projectRoot } from "./paths.ts";

/** Handlers by name: each call, each job, and the gateway's answer to everything else. */
export const handlerSources: Record<string, string> = {
  ...Object.fromEntries(Object.keys(calls).map((name) => [name, `packages/functions/src/${name}.ts`])),
  ...Object.fromEntries(jobNames.map((name) => [name, `packages/functions/src/jobs/${name}.ts`])),
  "not-found": "packages/functions/src/not-found.ts",
};

/** Where the bundle of a handler lies below `outDir`. */
export function handlerFile(outDir: string, name: string): string {
  return join(outDir, name, "index.mjs");
}

/** Builds all of them; a bundle for each, with its source map beside it. */
export async function buildHandlers(
  outDir: string,
): Promise<Record<string, BuildResult<{ metafile: true }>>> {
  await mkdir(outDir, { recursive: true });
  const built = await Promise.all(
    Object.entries(handlerSources).map(
      async ([name, source]) =>
        [
          name,
          await bundle(join(projectRoot, source), handlerFile(outDir, name), splitFor(needsOf(name))),
        ] as const,
    ),
  );
  await Promise.all(Object.keys(handlerSources).map((name) => copyFiles(name, handlerFile(outDir, name))));
  // Its service would stay, with all it remembers: over a gigabyte.
  await stop();
  return Object.fromEntries(built);
}

/** What travels beside a bundle, as `copyFiles` does on AWS. */
async function copyFiles(name: string, outfile: string): Promise<void> {
  const { files } = needsOf(name);
  if (!files) return;
  const to = join(dirname(outfile), files.to);
  await rm(to, { recursive: true, force: true });
  await cp(join(projectRoot, files.from), to, { recursive: true });
}

/** One module with all it imports, in `outfile`; what it imports only when needed, in files beside it. */
export async function bundle(source: string, outfile: string, splitting = false) {
  const built = await build({
    entryPoints: [source],
    outdir: dirname(outfile),
    entryNames: basename(outfile, ".mjs"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting,
    minify: true,
    sourcemap: true,
    metafile: true,
    format: "esm",
    platform: "node",
    target: "esnext",
    mainFields: ["module", "main"],
    jsx: "automatic",
    // Installed beside the bundle on AWS (nodejs.install), because it is native.
    external: ["@node-rs/argon2", ...unusedCredentials],
    banner: { js: 'import{createRequire as __cr}from"module";const require=__cr(import.meta.url);' },
    define,
    logLevel: "error",
  });
  await removeFormer(dirname(outfile), Object.keys(built.metafile.outputs));
  return built;
}

/** Parts are named by what is in them, so that those of the build before would stay. */
async function removeFormer(dir: string, outputs: readonly string[]): Promise<void> {
  const made = new Set(outputs.map((file) => basename(file)));
  const former = (await readdir(dir)).filter((file) => /\.mjs(\.map)?$/.test(file) && !made.has(file));
  await Promise.all(former.map((file) => rm(join(dir, file), { force: true })));
}
