// Bundles every handler in the same esbuild shape as SST's, so that what is tested is what ships.
import { cp, mkdir, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { calls } from "@store/contract/calls";
import { type BuildOptions, build, stop } from "esbuild";
import { define, unusedCredentials } from "../../../infra/bundling.ts";
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

/** Builds all of them at once, a bundle for each with its source map beside it; answers what each is made of. */
export async function buildHandlers(outDir: string): Promise<Record<string, string[]>> {
  await mkdir(outDir, { recursive: true });
  // One build for all: what they share is read once.
  const { metafile } = await build({
    ...shape,
    entryPoints: Object.entries(handlerSources).map(([name, source]) => ({
      in: source,
      out: `${name}/index`,
    })),
    absWorkingDir: projectRoot,
    outdir: outDir,
    outExtension: { ".js": ".mjs" },
    metafile: true,
  });
  await Promise.all(Object.keys(handlerSources).map((name) => copyFiles(name, handlerFile(outDir, name))));
  // Its service would stay, with all it remembers.
  await stop();
  const parts = (name: string) =>
    metafile.outputs[relative(projectRoot, handlerFile(outDir, name)).replaceAll("\\", "/")]?.inputs;
  return Object.fromEntries(
    Object.keys(handlerSources).map((name) => [name, Object.keys(parts(name) ?? {})]),
  );
}

/** What travels beside a bundle, as `copyFiles` does on AWS. */
async function copyFiles(name: string, outfile: string): Promise<void> {
  for (const file of needsOf(name).files ?? []) {
    const to = join(dirname(outfile), file.to);
    await rm(to, { recursive: true, force: true });
    await cp(join(projectRoot, file.from), to, { recursive: true });
  }
}

/** One module with all it imports, in one file. */
export function bundle(source: string, outfile: string) {
  return build({ ...shape, entryPoints: [source], outfile, metafile: true });
}

const shape = {
  bundle: true,
  minify: true,
  sourcemap: true,
  // The sources lie beside, on the machine that builds them.
  sourcesContent: false,
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
} satisfies BuildOptions;
