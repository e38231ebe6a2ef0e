// Secrets, and what Stripe must know. Values are looked at, never shown.
import { isLiveKey, providerIds, providers } from "@store/contract/providers";
import {
  razorpayEvents,
  razorpayWebhookPath,
  stripeApiVersion,
  stripeEvents,
  stripeRights,
  webhookPath,
} from "../../infra/payments.ts";
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
  PrivacyKey: {
    wrong: (value) => (base64Bytes(value) === 32 ? undefined : "is not 32 bytes in base64"),
    value: '"$(openssl rand -base64 32)"',
  },
  AddressKey: {
    wrong: (value) => (value.length < 32 ? "is too short to be a key" : undefined),
    value: '"$(openssl rand -hex 32)"',
  },
  LicenceKey: {
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
      const mode = stage === "production" ? "live" : "test";
      return new RegExp(`^[sr]k_${mode}_`).test(value) ? undefined : `does not start with sk_${mode}_`;
    },
    value: "<the secret key of dashboard.stripe.com, Developers, API keys>",
  },
  RazorpayKeyId: {
    wrong(value, stage) {
      const mode = stage === "production" ? "live" : "test";
      return value.startsWith(`rzp_${mode}_`) ? undefined : `does not start with rzp_${mode}_`;
    },
    value: "<the key id of dashboard.razorpay.com, Account & Settings, API keys>",
  },
  RazorpayKeySecret: {
    wrong: (value) => (value.length < 16 ? "is too short to be a key's secret" : undefined),
    value: "<the secret that was shown with that key>",
  },
  RazorpayWebhookSecret: {
    wrong: (value) => (value.length < 20 ? "could be guessed" : undefined),
    value: '"$(openssl rand -hex 32)"',
  },
  SetupCode: {
    wrong: (value) => (value.length < 20 ? "could be guessed" : undefined),
    value: '"$(openssl rand -hex 16)"',
  },
};

/** The secrets of a stage: `sst secret list` prints `Name=value`, a stage's own after the fallbacks. */
export async function readSecrets({
  run,
  stage,
}: Pick<World, "run" | "stage">): Promise<Record<string, string> | undefined> {
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
  const unused: string[] = providerIds
    .filter((id) => !world.providers.includes(id))
    .flatMap((id) => [...providers[id].keys, providers[id].webhookSecret]);
  const used = Object.entries(rules).filter(([name]) => !unused.includes(name));
  return used.map(([name, { wrong, value }]) => {
    const command = `npx sst secret set ${name} ${value} --stage ${world.stage}`;
    const own = set[name];
    if (own === undefined) return bad(`Secret ${name} is not set`, command);
    const trouble = wrong(own, world.stage);
    return trouble ? bad(`Secret ${name} ${trouble}`, command) : good(`Secret ${name}`);
  });
};

export const stripe: Check = async (world) => {
  if (!world.providers.includes("stripe")) return [];
  const key = (await readSecrets(world))?.StripeSecretKey;
  if (key === undefined) return [];
  const rights = await refusedRights(key);
  if (rights.length === Object.keys(stripeRights).length)
    return [bad("Stripe does not know the secret key", "Copy it again from the dashboard")];
  const granted =
    rights.length === 0
      ? good("Stripe lets the key read all that the shop asks")
      : bad(
          `Stripe refuses the key ${rights.length} of ${Object.keys(stripeRights).length} rights`,
          "dashboard.stripe.com, Developers, API keys, this key, Edit:",
          ...rights,
        );
  return [granted, ...(await charges(key)), ...(await endpoint(key))];

  /** A restricted key is asked for each thing: Stripe shows it no account, and tells its rights to nobody. */
  async function refusedRights(secretKey: string): Promise<string[]> {
    const answers = await Promise.all(
      Object.entries(stripeRights).map(async ([path, right]) =>
        (await world.stripe(`${path}?limit=1`, secretKey)) ? [] : [right],
      ),
    );
    return answers.flat();
  }

  async function charges(secretKey: string): Promise<Finding[]> {
    const account = (await world.stripe("account", secretKey)) as
      | { charges_enabled: boolean; country: string; default_currency: string }
      | undefined;
    if (!account) return [];
    const live = /^[sr]k_live_/.test(secretKey);
    return account.charges_enabled || !live
      ? [good(`Stripe takes money (${account.country}, ${live ? "live" : "test"} mode)`)]
      : [
          bad(
            "Stripe does not take money for this account yet",
            "https://dashboard.stripe.com/account/onboarding",
          ),
        ];
  }

  async function endpoint(secretKey: string): Promise<Finding[]> {
    const answer = (await world.stripe("webhook_endpoints?limit=100", secretKey)) as
      | { data: Endpoint[] }
      | undefined;
    if (!answer) return [];
    const owner = `store/${world.stage}`;
    const url = world.domain && `https://${world.domain}${webhookPath}`;
    const here = answer.data.filter((one) => one.metadata?.owner === owner || one.url === url);
    const [found, ...more] = here;
    if (more.length > 0)
      return [
        bad(
          `Stripe sends every event ${here.length} times: to ${here.map(({ id }) => id).join(", ")}`,
          "In the dashboard, delete those that the last deploy did not make",
        ),
      ];
    // What the deploy puts right by itself is not missing.
    if (!found) return [good("The deploy makes the webhook endpoint at Stripe")];
    if (found.metadata?.owner !== owner)
      return [good("The deploy puts an endpoint of its own in the place of the one made by hand")];
    if (found.api_version !== stripeApiVersion)
      return [good(`The deploy makes the webhook endpoint anew, in version ${stripeApiVersion}`)];
    const silent = stripeEvents.filter(
      (event) => !found.enabled_events.some((on) => on === event || on === "*"),
    );
    const change = `curl https://api.stripe.com/v1/webhook_endpoints/${found.id} -u "$STRIPE_SECRET_KEY:" -d disabled=false ${events()}`;
    if (silent.length > 0) return [bad(`Stripe does not tell of ${silent.join(", ")}`, change)];
    if (found.status !== "enabled") return [bad("Stripe has stopped sending events", change)];
    return [good(`Stripe sends its events to ${found.url}`)];
  }
};

/** Razorpay shows no one its settings: what only a person can look at is said. */
export const razorpay: Check = async (world) => {
  if (!world.providers.includes("razorpay")) return [];
  const { RazorpayKeyId: keyId, RazorpayKeySecret: secret } = (await readSecrets(world)) ?? {};
  if (keyId === undefined || secret === undefined) return [];
  const answer = await world.razorpay("payments?count=1", keyId, secret);
  if (!answer)
    return [
      bad(
        "Razorpay does not know the keys",
        "Make new ones: dashboard.razorpay.com, Account & Settings, API keys",
      ),
    ];
  const live = isLiveKey(keyId);
  const domain = world.domain ?? "<the site's address>";
  return [
    {
      ...good(
        `Razorpay knows the keys (${live ? "live" : "test"} mode). Look in its dashboard, in this mode, that`,
      ),
      remedy: [
        `Webhooks: https://${domain}${razorpayWebhookPath} is active, with the secret RazorpayWebhookSecret`,
        `its events are ${razorpayEvents.join(", ")}`,
        "Payment capture: automatic, and late payments are captured for 3 days",
        "Payment methods: those that brand.payments names are switched on",
        "support has switched off 'retry links', which text buyers a link of their own after a failure",
      ],
    },
  ];
};

const events = () => stripeEvents.map((event) => `-d "enabled_events[]=${event}"`).join(" ");

interface Endpoint {
  id: string;
  url: string;
  status: string;
  metadata?: { owner?: string };
  api_version: string | null;
  enabled_events: string[];
}
