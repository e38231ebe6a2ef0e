// An account, a domain and payment companies as the doctor sees them: all is well until a test changes an answer.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripeApiVersion, stripeEvents, stripeRights } from "../../infra/payments.ts";
import { elf, noteInstalled } from "../../tests/infra/harness/install.ts";
import { diagnose } from "./diagnose.ts";
import type { Check, Finding, World } from "./world.ts";

export const set = {
  CheckoutKey: "c".repeat(64),
  SealKey: Buffer.alloc(32, 1).toString("base64"),
  PrivacyKey: Buffer.alloc(32, 2).toString("base64"),
  AddressKey: "a".repeat(64),
  LicenceKey: Buffer.alloc(32, 3).toString("base64"),
  OriginSecret: `${"o".repeat(64)},${"p".repeat(64)}`,
  StripeSecretKey: "sk_live_secret",
  SetupCode: "s".repeat(32),
};
export const endpoint = {
  id: "we_1",
  url: "https://shop.in/api/stripe-webhook",
  status: "enabled",
  metadata: { owner: "store/production" },
  api_version: stripeApiVersion,
  enabled_events: [...stripeEvents],
};

/** As `sst secret list` prints them. */
export function listed(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join("\n");
}

export function copyOf(ResourceType: "DynamoDB" | "S3", Status = "COMPLETED") {
  return { ResourceType, Status };
}

const otherRights = Object.keys(stripeRights).filter((path) => path !== "webhook_endpoints");

/** Of an account where a drill was done and the keys are copied. */
export function parametersOf(changes: Record<string, string | undefined>) {
  const tried = { "last-drill": "2026-10-01T09:30:00Z", "last-copy-drill": "2026-06-01T19:10:00Z" };
  const all = { ...tried, "keys-copied": "2026-06-01", ...changes };
  return Object.entries(all).flatMap(([name, Value]) =>
    Value === undefined ? [] : [{ Name: `/store/production/${name}`, Value }],
  );
}

/** When the first deploy said which rows are in the table. */
export function openedOn(day: string) {
  return [{ Name: "/store/production/data-version", Value: "1", LastModifiedDate: `${day}T10:00:00+05:30` }];
}

/** Answers by the first words of a command, or Stripe's path. */
const readyAnswers: Record<string, unknown> = {
  "aws --version": "aws-cli/2.31.0",
  // The machine that the installed module is for.
  "npm install": 183,
  "aws sts": { Account: "123456789012", Arn: "arn:aws:iam::123456789012:user/asha" },
  "aws lambda": { AccountLimit: { ConcurrentExecutions: 1000 } },
  "aws route53 list": { HostedZones: [{ Id: "Z1", Name: "shop.in." }] },
  "aws route53 get": { DelegationSet: { NameServers: ["ns-1.awsdns.com"] } },
  "aws sesv2 get-account": { ProductionAccessEnabled: true, SendingEnabled: true },
  "aws sesv2 get-email-identity": { VerifiedForSendingStatus: true },
  "aws sns": { Subscriptions: [] },
  "aws dynamodb": { TableNames: ["store-production-table", "another"] },
  "aws ssm": { Parameters: [...parametersOf({}), ...openedOn("2026-11-01")] },
  "aws backup list-recovery-points": { RecoveryPoints: [copyOf("DynamoDB"), copyOf("S3"), copyOf("S3")] },
  "npx sst": `# fallback\nCheckoutKey=old\n\n# store/production\n${listed(set)}`,
  account: { charges_enabled: true, country: "IN", default_currency: "inr" },
  webhook_endpoints: { data: [{ ...endpoint, metadata: {}, url: "https://other.in" }, endpoint] },
  ...Object.fromEntries(otherRights.map((path) => [path, { data: [] }])),
};

export function worldOf(answers: Record<string, unknown> = {}, own: Partial<World> = {}): World {
  const all = { ...readyAnswers, ...answers };
  const answer = (asked: string) => Object.entries(all).find(([words]) => asked.startsWith(words))?.[1];
  return {
    stage: "production",
    region: "ap-south-1",
    domain: "shop.in",
    certificate: undefined,
    gatewayTls: undefined,
    gateway: undefined,
    copyVault: undefined,
    dmarc: undefined,
    alarmEmail: "asha@shop.in",
    node: "v22.12.0",
    now: () => Date.parse("2026-11-25"),
    async run(command, args) {
      if (command === "npm") return install(args, all["npm install"]);
      const found = answer([command, ...args].join(" "));
      return found === undefined || typeof found === "string" ? found : JSON.stringify(found);
    },
    leadsTo: async () => true,
    nameServers: async () => ["ns-1.awsdns.com"],
    stripe: async (path) => answer(path),
    razorpay: async (path) => answer(path),
    providers: ["stripe"],
    ...own,
  };
}

/** npm, as far as the doctor looks: puts a module for a machine into the folder it is told, or fails. */
async function install(args: string[], machine: unknown): Promise<string | undefined> {
  const folder = join(
    args[args.indexOf("--prefix") + 1] ?? "",
    "node_modules/@node-rs/argon2-linux-arm64-gnu",
  );
  if (machine === "fails" || !args.includes("@node-rs/argon2-linux-arm64-gnu@2.2.1")) return undefined;
  if (machine === "none") return "added 1 package";
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "argon2.node"), elf(typeof machine === "number" ? machine : 183));
  const names = args.flatMap((arg) => /^(@node-rs\/.+)@/.exec(arg)?.[1] ?? []);
  noteInstalled(
    args[args.indexOf("--prefix") + 1] ?? "",
    names,
    machine === "foreign" ? "sha512-x" : undefined,
  );
  return "added 2 packages";
}

export const missing = async (check: Check, answers?: Record<string, unknown>, own?: Partial<World>) =>
  (await check(worldOf(answers, own))).filter(({ good }) => !good);

/** What the whole doctor finds missing. */
export async function ill(answers: Record<string, unknown>, own: Partial<World>): Promise<Finding[]> {
  const found: Finding[] = [];
  await diagnose(worldOf(answers, own), [], (finding) => found.push(finding));
  return found.filter(({ good }) => !good);
}
