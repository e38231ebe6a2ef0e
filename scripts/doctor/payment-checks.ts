// Secrets, and what Stripe must know. Values are looked at, never shown.
import { stripeApiVersion, stripeEvents } from "../../infra/payments.ts";
import { bad, type Check, type Finding, good, type World } from "./world.ts";

interface Rule {
  /** What is wrong with a value; undefined when nothing is. */
  wrong(value: string, stage: string): string | undefined;
  /** The value to set, as a shell word. */
  value: string;
}

const base64Bytes = (text: string) => Buffer.from(text, "base64").length;

const rules: Record<string, Rule> = {
  CheckoutKey: {
    wrong: (value) => (value.length < 32 ? "is too short to be a key" : undefined),
    value: '"$(openssl rand -hex 32)"',
  },
  SealKey: {
    wrong: (value) => (base64Bytes(value) === 32 ? undefined : "is not 32 bytes in base64"),
    value: '"$(openssl rand -base64 32)"',
  },
  OriginSecret: {
    wrong(value) {
      const parts = value.split(",");
      if (parts.length > 2) return "has more than two values";
      return parts.some((part) => !/^\S{32,}$/.test(part)) ? "has a value that could be guessed" : undefined;
    },
    value: '"$(openssl rand -hex 32)"',
  },
  StripeSecretKey: {
    wrong(value, stage) {
      const wanted = stage === "production" ? "sk_live_" : "sk_test_";
      return value.startsWith(wanted) ? undefined : `does not start with ${wanted}`;
    },
    value: "<the secret key of dashboard.stripe.com, Developers, API keys>",
  },
  StripeWebhookSecret: {
    wrong: (value) => (value.startsWith("whsec_") ? undefined : "does not start with whsec_"),
    value: "<the signing secret of the webhook endpoint>",
  },
  SetupCode: {
    wrong: (value) => (value.length < 20 ? "could be guessed" : undefined),
    value: '"$(openssl rand -hex 16)"',
  },
};

/** The secrets of a stage: `sst secret list` prints `Name=value`, a stage's own after the fallbacks. */
async function readSecrets({ run, stage }: World): Promise<Record<string, string> | undefined> {
  const listed = await run("npx", ["sst", "secret", "list", "--stage", stage]);
  if (listed === undefined) return undefined;
  const pairs = listed.split("\n").flatMap((line) => {
    const [, name, value] = /^([A-Za-z]\w*)=(.*)$/.exec(line.trim()) ?? [];
    return name !== undefined && value !== undefined ? [[name, value.replace(/^"(.*)"$/, "$1")]] : [];
  });
  return Object.fromEntries(pairs);
}

export const secrets: Check = async (world) => {
  const set = await readSecrets(world);
  if (!set)
    return [bad("The secrets cannot be listed", `npx sst secret list --stage ${world.stage}   # says why`)];
  return Object.entries(rules).map(([name, { wrong, value }]) => {
    const command = `npx sst secret set ${name} ${value} --stage ${world.stage}`;
    const own = set[name];
    if (own === undefined) return bad(`Secret ${name} is not set`, command);
    const trouble = wrong(own, world.stage);
    return trouble ? bad(`Secret ${name} ${trouble}`, command) : good(`Secret ${name}`);
  });
};

export const stripe: Check = async (world) => {
  const key = (await readSecrets(world))?.StripeSecretKey;
  if (key === undefined) return [];
  const account = (await world.stripe("account", key)) as
    | { charges_enabled: boolean; country: string; default_currency: string }
    | undefined;
  if (!account) return [bad("Stripe does not know the secret key", "Copy it again from the dashboard")];
  const live = key.startsWith("sk_live_");
  const charges =
    account.charges_enabled || !live
      ? good(`Stripe takes money (${account.country}, ${live ? "live" : "test"} mode)`)
      : bad(
          "Stripe does not take money for this account yet",
          "https://dashboard.stripe.com/account/onboarding",
        );
  return [charges, await endpoint(key)];

  async function endpoint(secretKey: string): Promise<Finding> {
    if (world.domain === undefined)
      return good(
        `After the first deploy, tell Stripe its address: ${webhookCommand("https://<printed address>")}`,
      );
    const url = `https://${world.domain}/api/stripe-webhook`;
    const answer = (await world.stripe("webhook_endpoints?limit=100", secretKey)) as
      | { data: Endpoint[] }
      | undefined;
    const found = answer?.data.find((one) => one.url === url);
    if (!found)
      return bad(
        `Stripe does not ring at ${url}`,
        webhookCommand(`https://${world.domain}`),
        "Its answer has the signing secret (whsec_...) for StripeWebhookSecret",
      );
    const silent = stripeEvents.filter(
      (event) => !found.enabled_events.some((on) => on === event || on === "*"),
    );
    const change = `curl https://api.stripe.com/v1/webhook_endpoints/${found.id} -u "$STRIPE_SECRET_KEY:" ${events()}`;
    if (silent.length > 0) return bad(`Stripe does not ring for ${silent.join(", ")}`, change);
    if (found.status !== "enabled") return bad("Stripe has stopped ringing", `${change} -d disabled=false`);
    if (found.api_version !== stripeApiVersion)
      return bad(
        `Stripe rings in version ${found.api_version ?? "of the account"}, the shop reads ${stripeApiVersion}`,
        "A version cannot be changed: make a new endpoint, set its secret, deploy, delete the old one",
        webhookCommand(`https://${world.domain}`),
      );
    return good(`Stripe rings at ${url}`);
  }
};

interface Endpoint {
  id: string;
  url: string;
  status: string;
  api_version: string | null;
  enabled_events: string[];
}

const events = () => stripeEvents.map((event) => `-d "enabled_events[]=${event}"`).join(" ");

function webhookCommand(siteUrl: string): string {
  return `curl https://api.stripe.com/v1/webhook_endpoints -u "$STRIPE_SECRET_KEY:" -d url=${siteUrl}/api/stripe-webhook -d api_version=${stripeApiVersion} ${events()}`;
}
