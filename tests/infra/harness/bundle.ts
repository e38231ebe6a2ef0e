// Bundles a handler in the shape of SST's own build (sst 4.17, pkg/runtime/node), from what the function asks for.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { installBeside } from "./install.ts";
import { editing } from "./program.ts";
import type { SynthOptions } from "./resources.ts";
import type { BuildHandler } from "./rpc.ts";

const banner = 'import{createRequire as __cr}from"module";const require=__cr(import.meta.url);';

/** `bundle: false` only looks whether the handler is there. */
export function handlerBuilder(root: string, outDir: string, options: SynthOptions): BuildHandler {
  const { bundle = true, edits = [], libc = "glibc" } = options;
  return async ({ functionID, handler, links, properties }) => {
    const [, path = "", exported = ""] = /^(.*)\.([^./]+)$/.exec(handler) ?? [];
    const out = join(outDir, functionID);
    const source = join(root, `${path}.ts`);
    const answer = { handler: `bundle.${exported}`, out, errors: [] as string[], sourcemaps: [] as string[] };
    await mkdir(out, { recursive: true });
    const refuse = (message: string) => ({ answer: { ...answer, errors: [message] } });
    if (!existsSync(source)) return refuse(`Handler not found: ${handler}`);
    const install = properties.install ?? {};
    installBeside(out, install, libc || undefined);
    const known = { handler, links: Object.keys(links), install };
    const outfile = join(out, "bundle.mjs");
    if (!bundle) {
      await writeFile(outfile, "");
      return { answer, built: { ...known, bytes: 0, inputs: [], sourcemap: undefined } };
    }
    const { keepNames = true, target = "es2024", define = {}, external = [] } = properties.esbuild ?? {};
    const { splitting = false } = properties;
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [source],
      splitting,
      ...(splitting ? { outdir: out, entryNames: "bundle", outExtension: { ".js": ".mjs" } } : { outfile }),
      bundle: true,
      platform: "node",
      format: "esm",
      mainFields: ["module", "main"],
      external: ["sharp", "pg-native", ...Object.keys(install), ...external],
      minify: properties.minify ?? false,
      sourcemap: "linked",
      metafile: true,
      banner: { js: banner },
      logLevel: "silent",
      plugins: [editing(root, edits)],
      keepNames,
      target,
      define,
    });
    const outputs = Object.entries(metafile.outputs);
    const entry = outputs.find(([file]) => file.endsWith("bundle.mjs"))?.[1];
    if (!entry?.exports.includes(exported)) return refuse(`${handler}: there is no export "${exported}"`);
    const code = outputs.filter(([file]) => file.endsWith(".mjs"));
    const bytes = code.reduce((sum, [, output]) => sum + output.bytes, 0);
    const sourcemaps = code.map(([file]) => join(root, `${file}.map`));
    return {
      answer: { ...answer, sourcemaps },
      built: { ...known, bytes, inputs: Object.keys(metafile.inputs), sourcemap: `${outfile}.map` },
    };
  };
}
