// What the doctor can ask: commands of this machine, and Stripe. Tests give answers of their own.
import { execFile } from "node:child_process";
import { resolve4, resolveNs } from "node:dns/promises";
import type { ProviderId } from "@store/contract/providers";
import { parametersOf } from "../../infra/table-place.ts";

export interface World {
  stage: string;
  region: string;
  /** The site's domain, or undefined for a stage at CloudFront's own address. */
  domain: string | undefined;
  certificate: string | undefined;
  /** STORE_GATEWAY_TLS, and the number in the gateway's name. */
  gatewayTls: string | undefined;
  gateway: string | undefined;
  /** STORE_COPY_VAULT, and STORE_DMARC. */
  copyVault: string | undefined;
  dmarc: string | undefined;
  /** Who receives the alarms. */
  alarmEmail: string | undefined;
  node: string;
  now(): number;
  /** What a command prints, or undefined when it fails or is not there. */
  run(command: string, args: string[]): Promise<string | undefined>;
  /** Whether two names lead to a common address; undefined where DNS does not answer. */
  leadsTo(name: string, target: string): Promise<boolean | undefined>;
  /** The name servers that the world asks for a zone; none where it is not delegated. */
  nameServers(zone: string): Promise<string[]>;
  /** A GET of Stripe's API with a secret key: its JSON, or undefined when Stripe refuses. */
  stripe(path: string, secretKey: string): Promise<unknown>;
  /** The same of Razorpay's. */
  razorpay(path: string, keyId: string, secret: string): Promise<unknown>;
  /** The companies that the shop has accounts with. */
  providers: readonly ProviderId[];
}

/** One thing that was looked at. */
export interface Finding {
  good: boolean;
  what: string;
  /** The remedy: commands, or steps where there is none. */
  remedy?: string[];
}

export type Check = (world: World) => Promise<Finding[]>;

export const good = (what: string): Finding => ({ good: true, what });
export const bad = (what: string, ...remedy: string[]): Finding => ({ good: false, what, remedy });

/** An answer of the AWS CLI in this stage's region, or undefined. */
export async function aws<Answer>({ run, region }: World, args: string[]): Promise<Answer | undefined> {
  const where = args.includes("--region") ? [] : ["--region", region];
  const text = await run("aws", [...args, ...where, "--output", "json"]);
  return text === undefined ? undefined : (JSON.parse(text || "{}") as Answer);
}

export interface Parameter {
  Name: string;
  Value: string;
  LastModifiedDate?: string;
}

/** What the account knows of a stage (infra/table-place.ts), by name. */
export async function parametersIn(world: World): Promise<Map<string, Parameter>> {
  const asked = ["ssm", "get-parameters-by-path", "--path", parametersOf(world.stage)];
  const answer = await aws<{ Parameters: Parameter[] }>(world, asked);
  return new Map((answer?.Parameters ?? []).map((one) => [one.Name, one]));
}

export function runCommand(command: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(command, args, { timeout: 60_000, maxBuffer: 10 * 1024 * 1024 }, (error, stdout) =>
      resolve(error ? undefined : stdout),
    );
  });
}

/** A bare domain has no CNAME to look at, so that their addresses are compared. */
export async function leadsTo(name: string, target: string): Promise<boolean | undefined> {
  const [here, there] = await Promise.all([name, target].map((one) => resolve4(one).catch(() => undefined)));
  return here && there && here.some((address) => there.includes(address));
}

export function nameServers(zone: string): Promise<string[]> {
  return resolveNs(zone).catch(() => []);
}

export function askStripe(path: string, secretKey: string): Promise<unknown> {
  return ask(`https://api.stripe.com/v1/${path}`, `Bearer ${secretKey}`);
}

export function askRazorpay(path: string, keyId: string, secret: string): Promise<unknown> {
  const pair = Buffer.from(`${keyId}:${secret}`).toString("base64");
  return ask(`https://api.razorpay.com/v1/${path}`, `Basic ${pair}`);
}

async function ask(url: string, authorization: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}
