// Starts and ends shops: each a process with its own data.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { projectRoot } from "@store/dev/paths";
import { shopScript } from "./build.ts";

export interface RunningShop {
  url: string;
  /** Where the payment pages are. */
  paymentsUrl: string;
  dataDir: string;
  /** Makes the first admin, once. */
  setupCode: string;
  /** `kill -9`; resolves when the process is gone. */
  kill(): Promise<void>;
}

const env = { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" };

export interface ShopChoices {
  /** Whether admins need a login code. */
  secondFactor?: string;
  /** Other companies than the brand's take the money. */
  payments?: string;
  /** Another mode than the brand's. */
  urgency?: string;
  /** Other tax papers than the brand's. */
  gst?: string;
}

/** The shop alone, from what was built before the tests. */
export async function runShop(dataDir: string, choices: ShopChoices = {}): Promise<RunningShop> {
  const { secondFactor = "offered", payments = "", urgency = "", gst = "" } = choices;
  const child = spawn(process.execPath, [shopScript, dataDir], {
    cwd: projectRoot,
    env: {
      ...env,
      ADMIN_SECOND_FACTOR: secondFactor,
      STORE_PAYMENTS: payments,
      STORE_URGENCY: urgency,
      STORE_GST: gst,
    },
    // What a person should look at, alarms for example, is written to a log of its own as well.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const errors = collect(child.stderr);
  const ready = await Promise.race([
    once(child, "message").then(
      ([message]) => message as Pick<RunningShop, "url" | "paymentsUrl" | "setupCode">,
    ),
    once(child, "exit").then(() => undefined),
  ]);
  if (!ready) throw new Error(`The shop did not start:\n${errors()}`);
  return { ...ready, dataDir, kill: () => kill(child) };
}

/** As a person starts it: `npm start`'s own script, until it says that it is ready. */
export async function npmStart(dataDir: string, port: number): Promise<RunningShop & { printed: string }> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "packages/dev/src/start.ts", "--port", `${port}`, "--data", dataDir, "--control"],
    { cwd: projectRoot, env, stdio: ["ignore", "pipe", "pipe"] },
  );
  const errors = collect(child.stderr);
  const printed = await new Promise<string>((done, failed) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      if (/^ *Data .*$/m.test(text)) done(text);
    });
    child.once("exit", (code) => failed(new Error(`The start ended with ${code}:\n${text}\n${errors()}`)));
  });
  const found = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? "";
  return {
    url: found(/Shop ready at (\S+)/),
    paymentsUrl: found(/Payments +(\S+)/),
    setupCode: found(/set-up code (\S+)/),
    dataDir,
    printed,
    kill: () => kill(child),
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = "";
  stream?.on("data", (chunk) => {
    text += chunk;
  });
  return () => text;
}
