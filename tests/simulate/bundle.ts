// Bundles the simulation with the product's own sources into one file that any number of processes can run.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const shim = (name: string) => ({ path: join(here, "shims", name) });

/** What is neither the shop nor worth its time: replaced while bundling. */
const replaced: [RegExp, string][] = [
  [/^vitest$/, "vitest.ts"],
  [/^@node-rs\/argon2$/, "argon2.ts"],
  [/\/stand-ins\.ts$/, "stand-ins.ts"],
  [/\/verify-(new-)?passkey\.ts$/, "verify-passkey.ts"],
];

const inPlace: Plugin = {
  name: "in-place",
  setup(it) {
    for (const [filter, file] of replaced) it.onResolve({ filter }, () => shim(file));
  },
};

/** Writes the bundle to `outfile`. */
export async function bundle(outfile: string, plugins: Plugin[] = []): Promise<void> {
  await build({
    entryPoints: [join(here, "worker.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    mainFields: ["module", "main"],
    sourcemap: "inline",
    sourcesContent: false,
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    plugins: [inPlace, ...plugins],
    logLevel: "error",
  });
}
