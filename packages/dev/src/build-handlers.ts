// Bundles every handler in the same esbuild shape as SST's, so that what is tested is what ships.
import { cp, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { calls } from "@store/contract/calls";
import { writePacked } from "@store/goods/packed/write-packed";
import { type BuildOptions, build, type Metafile, stop } from "esbuild";
import { define, leftOut, splitFor } from "../../../infra/bundling.ts";
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
  const names = Object.keys(handlerSources);
  const split = names.filter((name) => splitFor(needsOf(name)));
  const outputs = await Promise.all([
    // What they share is read once.
    buildTogether(
      outDir,
      names.filter((name) => !split.includes(name)),
    ),
    // Parts of one build would be shared by all of its functions.
    ...split.map((name) => buildTogether(outDir, [name], { splitting: true, chunkNames: `${name}/[hash]` })),
  ]);
  await writePacked(join(projectRoot, "packages/goods/dist"));
  const files = Object.entries(Object.assign({}, ...outputs) as Built);
  const built = names.map((name) => {
    const own = files.filter(([file]) => basename(dirname(file)) === name);
    return [name, Object.fromEntries(own)] as const;
  });
  await Promise.all(built.map(([name, own]) => tidy(dirname(handlerFile(outDir, name)), name, own)));
  // Its service would stay, with all it remembers.
  await stop();
  return Object.fromEntries(built);
}

async function buildTogether(
  outdir: string,
  names: string[],
  more: Pick<BuildOptions, "splitting" | "chunkNames"> = {},
): Promise<Built> {
  const entryPoints = names.map((name) => ({ in: handlerSources[name] ?? "", out: `${name}/index` }));
  const outExtension = { ".js": ".mjs" };
  const { metafile } = await build({ ...shape, entryPoints, outdir, outExtension, metafile: true, ...more });
  return metafile.outputs;
}

/** Copies what travels beside a bundle, as `copyFiles` does on AWS, and removes parts of the build before. */
async function tidy(dir: string, name: string, own: Built): Promise<void> {
  const made = new Set(Object.keys(own).map((file) => basename(file)));
  const former = (await readdir(dir)).filter((file) => /\.mjs(\.map)?$/.test(file) && !made.has(file));
  const files = needsOf(name).files ?? [];
  for (const file of [...former, ...files.map(({ to }) => to)])
    await rm(join(dir, file), { recursive: true, force: true });
  for (const { from, to } of files) await cp(join(projectRoot, from), join(dir, to), { recursive: true });
}

/** One module with all it imports, in `outfile`. */
export function bundle(source: string, outfile: string) {
  return build({ ...shape, entryPoints: [source], outfile, metafile: true });
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
