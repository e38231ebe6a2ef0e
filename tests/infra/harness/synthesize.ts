// The tests' way to a synthesized stage.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "@store/dev/paths";
import { build } from "esbuild";
import { bundleProgram, removeBundles } from "./program.ts";
import type { Bundles, Made, Synth, SynthOptions } from "./resources.ts";
import { makeScratchRoot } from "./scratch-root.ts";

/**
 * What every program shares, by the environment: the harness, and the program where a test changes nothing in it and bundles
 * no handlers.
 */
interface Prepared {
  child: string;
  bundles: Bundles;
}

/** Bundles them into `dir`; returns how to remove what lies elsewhere. */
export async function prepare(dir: string): Promise<() => void> {
  const child = join(projectRoot, `node_modules/.cache/store-tests/infra-${process.pid}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, "child.ts")],
    outfile: child,
    bundle: true,
    external: ["esbuild"],
    format: "esm",
    define: {
      "import.meta.url": JSON.stringify(pathToFileURL(join(projectRoot, "packages/dev/src/paths.ts"))),
    },
    platform: "node",
    logLevel: "error",
  });
  const root = join(dir, "root");
  mkdirSync(root);
  makeScratchRoot(root);
  const bundles = await bundleProgram(root, `shared-${process.pid}`, { bundle: false });
  process.env.STORE_INFRA_PREPARED = JSON.stringify({ child, bundles } satisfies Prepared);
  return () => {
    rmSync(child, { force: true });
    removeBundles(bundles);
  };
}

/** For a program that never yields, and so cannot see itself that it has stopped. Milliseconds. */
const lastResort = 30 * 60_000;

/** What the program makes of these options. A program that fails answers with its errors. */
export async function synthesize(asked: SynthOptions): Promise<Synth> {
  const { child, bundles } = JSON.parse(process.env.STORE_INFRA_PREPARED ?? "") as Prepared;
  const { bundle = true, edits = [] } = asked;
  const isShared = edits.length === 0 && !bundle;
  const options: SynthOptions = { ...asked, bundle, edits, ...(isShared && { bundles }) };
  const dir = mkdtempSync(join(tmpdir(), "store-infra-"));
  const file = join(dir, "synth.json");
  try {
    const said = await run([child, JSON.stringify(options), file]);
    try {
      return JSON.parse(readFileSync(file, "utf8")) as Synth;
    } catch {
      throw new Error(`No answer from the program:\n${said}`);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function run(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const started = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      timeout: lastResort,
    });
    let said = "";
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (chunk: Buffer) => {
        said += chunk;
      });
    started.once("error", reject);
    started.once("close", () => resolve(said));
  });
}

/** All resources of a type, such as `aws:lambda/function:Function`. */
export function ofType({ resources }: Synth, type: string): Made[] {
  return resources.filter((made) => made.type === type);
}

/** The one resource of this type; with a name, the one of that logical name. */
export function one(stage: Synth, type: string, name?: string): Made {
  const found = ofType(stage, type).filter((made) => name === undefined || made.name === name);
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(
      `${found.length} of ${type} ${name ?? ""}: ${ofType(stage, type).map((made) => made.name)}`,
    );
  return only;
}
