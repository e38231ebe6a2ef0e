// Bundles every handler in the same esbuild shape as SST's, so that what is tested is what ships.
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { calls } from "@store/contract/calls";
import { writePacked } from "@store/goods/packed/write-packed";
import { type BuildOptions, build, type Metafile, stop } from "esbuild";
import { define, leftOut } from "../../../infra/bundling.ts";
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

/** The files of one bundle, by their paths from the project's root: what each is made of, and what it imports. */
export type Built = Metafile["outputs"];

/** Builds all of them, a bundle for each with its source map beside it. */
export async function buildHandlers(outDir: string): Promise<Record<string, Built>> {
  await mkdir(outDir, { recursive: true });
  const names = Object.keys(handlerSources);
  const split = names.filter((name) => splitFor(needsOf(name)));
  const built = {
    ...(await buildWhole(
      outDir,
      names.filter((name) => !split.includes(name)),
    )),
    // Parts of one build would be shared by all of its functions.
    ...Object.fromEntries(
      await Promise.all(
        split.map(async (name) => {
          const { metafile } = await bundle(sourceOf(name), handlerFile(outDir, name), true);
          return [name, metafile.outputs] as const;
        }),
      ),
    ),
  };
  await writePacked(join(projectRoot, "packages/goods/dist"));
  await Promise.all(names.map((name) => copyFiles(name, handlerFile(outDir, name))));
  // Its service would stay, with all it remembers.
  await stop();
  return built;
}

/** One build for all: what they share is read once. */
async function buildWhole(outDir: string, names: readonly string[]): Promise<Record<string, Built>> {
  const { metafile } = await build({
    ...shape,
    entryPoints: names.map((name) => ({ in: sourceOf(name), out: `${name}/index` })),
    outdir: outDir,
    outExtension: { ".js": ".mjs" },
    metafile: true,
  });
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = relative(projectRoot, handlerFile(outDir, name)).replaceAll("\\", "/");
      const output = metafile.outputs[file];
      await removeFormer(dirname(handlerFile(outDir, name)), [file]);
      return [name, output ? { [file]: output } : {}] as const;
    }),
  );
  return Object.fromEntries(entries);
}

function sourceOf(name: string): string {
  return join(projectRoot, handlerSources[name] ?? "");
}

/** What travels beside a bundle, as `copyFiles` does on AWS. */
async function copyFiles(name: string, outfile: string): Promise<void> {
  for (const file of needsOf(name).files ?? []) {
    const to = join(dirname(outfile), file.to);
    await rm(to, { recursive: true, force: true });
    await cp(join(projectRoot, file.from), to, { recursive: true });
  }
}

/** One module with all it imports, in `outfile`; with `splitting`, what it imports only when needed in files beside it. */
export async function bundle(source: string, outfile: string, splitting = false) {
  const built = await build({
    ...shape,
    entryPoints: [source],
    outdir: dirname(outfile),
    entryNames: basename(outfile, ".mjs"),
    outExtension: { ".js": ".mjs" },
    splitting,
    metafile: true,
  });
  await removeFormer(dirname(outfile), Object.keys(built.metafile.outputs));
  return built;
}

/** Parts are named by what is in them, so that those of the build before would stay. */
async function removeFormer(dir: string, outputs: readonly string[]): Promise<void> {
  const made = new Set(outputs.flatMap((file) => [basename(file), `${basename(file)}.map`]));
  const former = (await readdir(dir)).filter((file) => /\.mjs(\.map)?$/.test(file) && !made.has(file));
  await Promise.all(former.map((file) => rm(join(dir, file), { force: true })));
}

const shape = {
  absWorkingDir: projectRoot,
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
  external: ["@node-rs/argon2", ...leftOut],
  banner: { js: 'import{createRequire as __cr}from"module";const require=__cr(import.meta.url);' },
  define,
  logLevel: "error",
} satisfies BuildOptions;
