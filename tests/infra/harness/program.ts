// Loads sst.config.ts and everything below it the way the SST CLI does: bundled twice, once for `app()`, once to run.
import { mkdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import type { SynthOptions } from "./resources.ts";

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
  getProtect(): boolean;
  getRetainondelete(): boolean;
}

// Left out of the bundle, so that program and harness share one copy of Pulumi.
const external = [
  ...["@pulumi/*", "@pulumiverse/*", "@aws-sdk/*"],
  ...["esbuild", "vite", "archiver", "prettier"],
];

/** The CLI refuses imports at the top of sst.config.ts, since the platform is not there yet when it reads it. */
const noTopLevelImport: Plugin = {
  name: "no-top-level-import",
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ importer, kind }) =>
      basename(importer) === "sst.config.ts" && kind === "import-statement"
        ? { errors: [{ text: "sst.config.ts must not have top-level imports" }] }
        : undefined,
    );
  },
};

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

/** `outDir` keeps the bundles and what SST writes. */
export async function loadProgram(root: string, outDir: string, options: SynthOptions): Promise<Program> {
  const { stage, dev = false, edits = [] } = options;
  const platform = join(root, ".sst/platform");
  // From where the platform really is: its packages are resolved from there.
  const load = createRequire(join(realpathSync(platform), "package.json"));
  mkdirSync(outDir, { recursive: true });
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
    sourcemap: "inline",
    plugins: [noTopLevelImport, editing(root, edits)],
  } as const satisfies BuildOptions;
  const stdin = (contents: string) => ({
    contents,
    resolveDir: root,
    sourcefile: "eval.ts",
    loader: "ts" as const,
  });

  const configFile = join(realpathSync(platform), `.test-config-${process.pid}.cjs`);
  const runFile = join(realpathSync(platform), `.test-run-${process.pid}.cjs`);
  try {
    await build({
      ...common,
      outfile: configFile,
      define: { $dev: String(dev) },
      stdin: stdin(
        `globalThis.$config = (config) => config; export const config = require("./sst.config.ts").default;`,
      ),
    });
    const { config } = load(configFile) as { config: { app(input: object): Promise<App> } };
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
    await build({
      ...common,
      outfile: runFile,
      inject: [join(platform, "src/shim/run.js")],
      define: { $app: JSON.stringify(app), $cli: JSON.stringify(cli), $dev: String(dev) },
      stdin: stdin(`
        import * as aws from "@pulumi/aws";
        import * as sst from ${JSON.stringify(join(platform, "src/components"))};
        Object.assign(globalThis, { sst, aws });
        import { run } from ${JSON.stringify(join(platform, "src/auto/run.ts"))};
        import config from "./sst.config.ts";
        export const program = () => run(config.run);`),
    });
    const { program } = load(runFile) as { program: () => Promise<Record<string, unknown>> };
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
    for (const file of [configFile, runFile]) rmSync(file, { force: true });
  }
}
