// Loads sst.config.ts and everything below it the way the SST CLI does: bundled twice, once for `app()`, once to run. Without
// source maps: Pulumi takes the stack of each promise, and looking every line of it up would be a third of a run.
import { mkdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { basename, join } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import type { Bundles, SynthOptions } from "./resources.ts";

export interface App {
  name: string;
  stage: string;
  removal: string;
  protect: boolean;
  providers: { aws: { region: string } };
}

export interface Program {
  app: App;
  /** Pulumi as the program itself sees it. */
  pulumi: Pulumi;
  /** How many promises of Pulumi's are still to be kept. */
  pending(): number;
  run(): Promise<Record<string, unknown>>;
}

/** The part of @pulumi/pulumi that the harness needs. */
export interface Pulumi {
  output(value: unknown): { promise(): Promise<unknown> };
  runtime: {
    setMocks(mocks: object, project: string, stack: string, preview: boolean, org: string): Promise<void>;
    runInPulumiStack(program: () => Promise<unknown>): Promise<unknown>;
    disconnect(ignoreErrors: boolean): Promise<void>;
    getMonitor(): {
      registerResource(request: RegisterRequest, done: (...answer: unknown[]) => void): unknown;
    };
  };
}

export interface RegisterRequest {
  getType(): string;
  getName(): string;
  getParent(): string;
  getCustom(): boolean;
  getObject(): { toJavaScript(): Record<string, unknown> } | undefined;
  getIgnorechangesList(): string[];
  getDependenciesList(): string[];
  getProtect(): boolean;
  getRetainondelete(): boolean;
}

// Left out of the bundle, so that program and harness share one copy of Pulumi.
const external = [
  ...["@pulumi/*", "@pulumiverse/*", "@aws-sdk/*"],
  ...["esbuild", "vite", "archiver", "prettier"],
];

/** Reads some files as if they had been changed. */
export function editing(root: string, edits: NonNullable<SynthOptions["edits"]>): Plugin {
  return {
    name: "edits",
    setup({ onLoad }) {
      for (const file of new Set(edits.map(([path]) => path))) {
        const path = realpathSync(join(root, file));
        onLoad({ filter: new RegExp(`${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) }, () => {
          let contents = readFileSync(path, "utf8");
          for (const [, from, to] of edits.filter(([edited]) => edited === file)) {
            if (!contents.includes(from)) throw new Error(`${file} does not say: ${from}`);
            contents = contents.replace(from, to);
          }
          return { contents, loader: "ts" as const };
        });
      }
    },
  };
}

/** What is sold lies packed beside bundles, and nowhere else: to read and pack it is a fifth of a run. */
const unpacked: Plugin = {
  name: "unpacked",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/stacks\/pack-content\.ts$/ }, () => ({
      contents: "export const packContent = async () => {};",
    })),
};

/** Bundles the program in `root` under a name. The stage is none of its business: SST's globals carry that. */
export async function bundleProgram(
  root: string,
  name: string,
  { edits = [], bundle = true }: Pick<SynthOptions, "edits" | "bundle">,
): Promise<Bundles> {
  const platform = realpathSync(join(root, ".sst/platform"));
  const common = {
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "es2023",
    mainFields: ["module", "main"],
    absWorkingDir: root,
    nodePaths: [join(platform, "node_modules")],
    external,
    logLevel: "silent",
    metafile: true,
    plugins: [...(edits.length > 0 ? [editing(root, edits)] : []), ...(bundle ? [] : [unpacked])],
  } as const satisfies BuildOptions;
  const stdin = (contents: string) => ({
    contents,
    resolveDir: root,
    sourcefile: "eval.ts",
    loader: "ts" as const,
  });
  const bundles = {
    config: join(platform, `.test-config-${name}.cjs`),
    run: join(platform, `.test-run-${name}.cjs`),
  };
  const [{ metafile }] = await Promise.all([
    build({
      ...common,
      outfile: bundles.config,
      stdin: stdin(
        `globalThis.$config = (config) => config; export const config = require("./sst.config.ts").default;`,
      ),
    }),
    build({
      ...common,
      outfile: bundles.run,
      inject: [join(platform, "src/shim/run.js")],
      stdin: stdin(`
        import * as aws from "@pulumi/aws";
        import * as sst from ${JSON.stringify(join(platform, "src/components"))};
        Object.assign(globalThis, { sst, aws });
        import { run } from ${JSON.stringify(join(platform, "src/auto/run.ts"))};
        import config from "./sst.config.ts";
        export const program = () => run(config.run);`),
    }),
  ]);
  refuseTopLevelImports(metafile);
  return bundles;
}

/**
 * The CLI reads sst.config.ts, with all that it imports, before the platform is there: it refuses imports at the top of it, and on
 * a fresh machine a package of Pulumi's is not found.
 */
function refuseTopLevelImports({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { path, kind } of imports) {
      if (kind !== "import-statement") continue;
      if (basename(file) === "sst.config.ts")
        throw new Error("sst.config.ts must not have top-level imports");
      if (path.startsWith("@pulumi/"))
        throw new Error(`${file} must not import ${path}, which a fresh machine lacks`);
    }
}

export function removeBundles(bundles: Bundles): void {
  for (const file of Object.values(bundles)) rmSync(file, { force: true });
}

/** Takes out of Pulumi what no test looks at: a fifth of a run. */
function lighten(load: NodeJS.Require): void {
  // For programs that run Pulumi themselves: it loads npm's own installer.
  const automation = load.resolve("@pulumi/pulumi/automation");
  load.cache[automation] = Object.assign(new Module(automation), { filename: automation, loaded: true });
  // The stack of every promise, for its own messages about those that are left over.
  const debuggable = load("@pulumi/pulumi/runtime/debuggable") as {
    debuggablePromise(...args: unknown[]): unknown;
  };
  const { debuggablePromise } = debuggable;
  debuggable.debuggablePromise = (...args) => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      return debuggablePromise(...args);
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  };
}

/** `outDir` keeps what SST writes. */
export async function loadProgram(root: string, outDir: string, options: SynthOptions): Promise<Program> {
  const { stage, dev = false, bundles } = options;
  const platform = join(root, ".sst/platform");
  // From where the platform really is: its packages are resolved from there.
  const load = createRequire(join(realpathSync(platform), "package.json"));
  mkdirSync(outDir, { recursive: true });
  lighten(load);
  const own = bundles ?? (await bundleProgram(root, String(process.pid), options));
  try {
    Object.assign(globalThis, { $dev: dev });
    const { config } = load(own.config) as { config: { app(input: object): Promise<App> } };
    const defaults = { removal: "retain", protect: false, providers: {} };
    const app: App = { ...defaults, ...(await config.app({ stage })), stage };
    const cli = {
      command: "deploy",
      dev,
      rpc: "",
      home: "aws",
      state: { version: {} },
      paths: { home: outDir, root, work: outDir, platform },
    };
    Object.assign(globalThis, { $app: app, $cli: cli });
    for (const name of Object.keys(app.providers).filter((one) => one !== "aws"))
      Object.assign(globalThis, { [name]: load(`@pulumi/${name}`) });
    const { program } = load(own.run) as { program: () => Promise<Record<string, unknown>> };
    const { getStore } = load("@pulumi/pulumi/runtime/state") as {
      getStore(): { leakCandidates: Set<unknown> };
    };
    return {
      app,
      run: program,
      pulumi: load("@pulumi/pulumi") as Pulumi,
      pending: () => getStore().leakCandidates.size,
    };
  } finally {
    if (!bundles) removeBundles(own);
  }
}
