// Bundles every handler in the same esbuild shape as SST's, so that what is tested is what ships.
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { calls } from "@store/contract/calls";
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

/** What a handler is made of, by the names of the source files. */
export interface Built {
  all: string[];
  /** What is read when the function starts; the rest is loaded when it is needed. */
  atStart: string[];
}

/** Builds all of them, a bundle for each with its source map beside it. */
export async function buildHandlers(outDir: string): Promise<Record<string, Built>> {
  await mkdir(outDir, { recursive: true });
  const names = Object.keys(handlerSources);
  const isSplit = (name: string) => splitFor(needsOf(name));
  const built = await Promise.all([
    // One build for all that lie in one file: what they share is read once.
    buildWhole(
      outDir,
      names.filter((name) => !isSplit(name)),
    ),
    // The others' parts lie beside them, as on AWS.
    ...names
      .filter(isSplit)
      .map((name) => bundle(join(projectRoot, handlerSources[name] ?? ""), handlerFile(outDir, name), true)),
  ]);
  await Promise.all(names.map((name) => copyFiles(name, handlerFile(outDir, name))));
  // Its service would stay, with all it remembers.
  await stop();
  const outputs: Metafile["outputs"] = Object.assign({}, ...built.map(({ metafile }) => metafile.outputs));
  return Object.fromEntries(names.map((name) => [name, partsOf(outputs, handlerFile(outDir, name))]));
}

function buildWhole(outDir: string, names: readonly string[]) {
  return build({
    ...shape,
    entryPoints: names.map((name) => ({ in: handlerSources[name] ?? "", out: `${name}/index` })),
    outdir: outDir,
    outExtension: { ".js": ".mjs" },
    metafile: true,
  });
}

function partsOf(outputs: Metafile["outputs"], file: string): Built {
  const entry = relative(projectRoot, file).replaceAll("\\", "/");
  const sources = (kinds: readonly string[]) => {
    const reached = new Set([entry]);
    for (const output of reached)
      for (const { path, kind } of outputs[output]?.imports ?? [])
        if (kinds.includes(kind) && path in outputs) reached.add(path);
    return [...new Set([...reached].flatMap((output) => Object.keys(outputs[output]?.inputs ?? {})))];
  };
  return { all: sources(["import-statement", "dynamic-import"]), atStart: sources(["import-statement"]) };
}

/** What travels beside a bundle, as `copyFiles` does on AWS. */
async function copyFiles(name: string, outfile: string): Promise<void> {
  for (const file of needsOf(name).files ?? []) {
    const to = join(dirname(outfile), file.to);
    await rm(to, { recursive: true, force: true });
    await cp(join(projectRoot, file.from), to, { recursive: true });
  }
}

/** One module with all it imports, in `outfile`; split, what it imports only when needed lies in files beside it. */
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
  const made = new Set(outputs.map((file) => basename(file)));
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
