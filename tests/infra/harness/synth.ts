// Runs the project's own sst.config.ts with SST's real components, under Pulumi's mocks: no account, no network.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { handlerBuilder } from "./bundle.ts";
import { type Asked, answerOf, stateOf } from "./mocks.ts";
import { stopped } from "./patience.ts";
import { loadProgram, type Program, type RegisterRequest } from "./program.ts";
import type { Made, Synth, SynthOptions } from "./resources.ts";
import { type Rpc, startRpc } from "./rpc.ts";
import { makeScratchRoot } from "./scratch-root.ts";

export const testSecrets = {
  CheckoutKey: "checkout".repeat(5),
  SealKey: Buffer.alloc(32, 7).toString("base64"),
  PrivacyKey: Buffer.alloc(32, 5).toString("base64"),
  AddressKey: "address".repeat(5),
  LicenceKey: Buffer.alloc(32, 6).toString("base64"),
  OriginSecret: `${"a".repeat(40)},${"b".repeat(40)}`,
  StripeSecretKey: "sk_test_0123456789",
  SetupCode: "setup-code-0123456789",
};

export async function synth(options: SynthOptions): Promise<Synth> {
  const started = performance.now();
  const dir = mkdtempSync(join(tmpdir(), "store-synth-"));
  const root = join(dir, "root");
  const outDir = join(dir, "out");
  const resources: Made[] = [];
  const errors: string[] = [];
  let stop: () => void = () => {};
  const failed = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const note = (error: unknown) => {
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
  const fail = (error: unknown) => {
    note(error);
    // What waits for the failed part waits for ever: others get a moment, then it is over.
    setTimeout(stop, 300);
  };
  process.on("unhandledRejection", fail);
  process.on("uncaughtException", fail);

  mkdirSync(root);
  makeScratchRoot(root, options);
  const rpc = await startRpc(handlerBuilder(root, outDir, options));
  setEnvironment(options, rpc.url);
  const region = process.env.SST_AWS_REGION ?? "";
  try {
    const program = await loadProgram(root, outDir, options);
    await mock(program, region, resources, options.parameters);
    const watch = watchProgress(program, resources, rpc, options.quietTurns, () =>
      fail(new Error(`The program stopped before it came to rest: ${resources.length} resources`)),
    );
    await Promise.race([failed, run(program, resources).catch(note)]);
    clearInterval(watch);
    return {
      app: program.app,
      resources,
      built: rpc.built,
      errors,
      milliseconds: Math.round(performance.now() - started),
    };
  } finally {
    rpc.close();
    process.chdir("/");
    try {
      rmSync(dir, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
    } catch {
      // A program that was given up has files on their way, which arrive while the folder is emptied: the answer counts.
    }
  }
}

/** Looks at the program now and then, and tells when it has stopped. */
function watchProgress(
  { pending }: Program,
  resources: Made[],
  rpc: Rpc,
  turns: number | undefined,
  tell: () => void,
) {
  const hasStopped = stopped(turns);
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage();
    const state = `${resources.length} ${pending()}`;
    if (!hasStopped({ state, busy: rpc.underWay() > 0, cpu: user + system })) return;
    clearInterval(watch);
    tell();
  }, 50);
  return watch;
}

/** Nothing of this machine's own account, and exactly the secrets and settings that were asked for. */
function setEnvironment({ without = [], secrets = {}, settings = {} }: SynthOptions, rpcUrl: string): void {
  for (const name of Object.keys(process.env)) if (/^(AWS_|SST_|STORE_)/.test(name)) delete process.env[name];
  const set = { ...testSecrets, ...secrets };
  for (const [name, value] of Object.entries(set))
    if (!without.includes(name)) process.env[`SST_SECRET_${name}`] = value;
  Object.assign(process.env, {
    SST_SERVER: rpcUrl,
    SST_AWS_REGION: settings.STORE_REGION ?? "ap-south-1",
    PULUMI_TEST_MODE: "true",
    STORE_SITE_BUILT: "1",
    ...settings,
  });
}

async function mock(
  { app, pulumi }: Program,
  region: string,
  resources: Made[],
  parameters?: Record<string, string>,
): Promise<void> {
  await pulumi.runtime.setMocks(
    {
      newResource: (asked: Asked & { custom?: boolean }) =>
        asked.custom === false ? { id: undefined, state: asked.inputs } : stateOf(asked, region),
      call: ({ token, inputs }: { token: string; inputs: Record<string, unknown> }) =>
        answerOf(token, inputs, region, parameters),
    },
    app.name,
    app.stage,
    false,
    "organization",
  );
  // The mocks hide protection and retention; the monitor sees them.
  const monitor = pulumi.runtime.getMonitor();
  const register = monitor.registerResource.bind(monitor);
  monitor.registerResource = (request: RegisterRequest, done) => {
    const { __provider, ...inputs } = (request.getObject()?.toJavaScript() ?? {}) as Record<string, unknown>;
    resources.push({
      type: request.getType(),
      name: request.getName(),
      urn: [request.getParent(), request.getType(), request.getName()].join("::"),
      custom: request.getCustom(),
      inputs: plain(inputs) as Record<string, unknown>,
      // SST's own are many, and only ask its CLI.
      ...(["StripeEndpoint", "Shift"].includes(request.getName()) && {
        provider: plain(__provider) as string,
      }),
      ignored: request.getIgnorechangesList(),
      dependsOn: request.getDependenciesList(),
      protect: request.getProtect(),
      retainOnDelete: request.getRetainondelete(),
    });
    return register(request, done);
  };
}

/** Resources are made inside `apply` too: it is over when every promise of Pulumi's is kept, and nothing new comes. */
async function run({ pulumi, pending, run: program }: Program, resources: Made[]): Promise<void> {
  const outputs = await pulumi.runtime.runInPulumiStack(program);
  for (let quiet = 0, last = -1; quiet < 3; ) {
    await pulumi.runtime.disconnect(false);
    await pause(50);
    quiet = resources.length === last && pending() === 0 ? quiet + 1 : 0;
    last = resources.length;
  }
  await pulumi.output(outputs).promise();
}

const signature = "4dabf18193072939515e22adb298388d";
const secretSignature = "1b47061264138c4ac30d75fd1eb44270";

/** Unwraps what Pulumi marks as secret. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const record = value as Record<string, unknown>;
  if (record[signature] === secretSignature) return plain(record.value);
  return Object.fromEntries(Object.entries(record).map(([name, inner]) => [name, plain(inner)]));
}
