// The stand-ins of payment providers: how each is started, with which secrets, and where it sends its messages. Whatever else
// of a laptop's shop has to do with them goes through this list.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type ProviderId, type ProviderSecret, providerIds, providers } from "@store/contract/providers";
import { razorpayEvents, stripeEvents } from "../../../infra/payments.ts";
import type { CompanyControl } from "./kit/control.ts";
import type { RunningServer } from "./kit/http.ts";
import type { CompanyOptions } from "./kit/start-company.ts";
import { startRazorpay } from "./razorpay/start-razorpay.ts";
import { startStripe } from "./stripe/start-stripe.ts";

const hex = (bytes: number) => randomBytes(bytes).toString("hex");

/** Their secrets, made up at an install's first start, by the names that they have in a deploy. */
export const providerSecrets: Record<ProviderSecret, () => string> = {
  StripeSecretKey: () => `sk_test_${hex(24)}`,
  StripeWebhookSecret: () => `whsec_${hex(24)}`,
  RazorpayKeyId: () => `rzp_test_${hex(7)}`,
  RazorpayKeySecret: () => hex(12),
  RazorpayWebhookSecret: () => hex(24),
};
type Secrets = Record<ProviderSecret, string>;

interface StandIn {
  start(options: CompanyOptions, secrets: Secrets): Promise<RunningServer & { control: CompanyControl }>;
  /** What it sends messages about. */
  events: readonly string[];
}

const standIns: Record<ProviderId, StandIn> = {
  stripe: {
    start: (options, { StripeSecretKey }) =>
      startStripe({ ...options, authorize: (key) => key === StripeSecretKey }),
    events: stripeEvents,
  },
  razorpay: {
    start: (options, { RazorpayKeyId, RazorpayKeySecret }) =>
      startRazorpay({
        ...options,
        keySecret: RazorpayKeySecret,
        authorize: (keyId, secret) => keyId === RazorpayKeyId && secret === RazorpayKeySecret,
      }),
    events: razorpayEvents,
  },
};

function ofEach<Value>(value: (id: ProviderId) => Value): Record<ProviderId, Value> {
  return Object.fromEntries(providerIds.map((id) => [id, value(id)])) as Record<ProviderId, Value>;
}

/** Starts all of them, each in a folder of its own, and at the addresses that `endpointsFile` keeps of the last start. */
export async function startPaymentProviders(
  dir: (name: string) => string,
  options: Pick<CompanyOptions, "now" | "sync">,
  secrets: Secrets,
  endpointsFile: string,
) {
  const started = await Promise.all(
    providerIds.map(async (id) => {
      const port = await lastPort(endpointsFile, id);
      return [id, await standIns[id].start({ ...options, dir: dir(id), port }, secrets)] as const;
    }),
  );
  const running = Object.fromEntries(started) as Record<ProviderId, (typeof started)[number][1]>;
  return {
    endpoints: ofEach((id) => running[id].endpoint),
    controls: ofEach((id) => running[id].control),
    /** Sends messages to the shop at this address from now on. */
    sendMessagesTo(siteUrl: string): void {
      for (const id of providerIds) {
        const { webhookCall, webhookSecret } = providers[id];
        const [url, secret] = [`${siteUrl}/api/${webhookCall}`, secrets[webhookSecret]];
        running[id].control.setEndpoint({ url, secret, events: standIns[id].events });
      }
    },
    close: () => Promise.all(providerIds.map((id) => running[id].close())),
  };
}

/**
 * The port at the last start, by the endpoints kept then; 0 when there is none, or it is taken. Payment pages stand open in
 * browsers while the shop is started again: they should then still be where they were.
 */
async function lastPort(endpointsFile: string, id: ProviderId): Promise<number> {
  try {
    const endpoints = JSON.parse(await readFile(endpointsFile, "utf8")) as Record<string, string>;
    const port = Number(new URL(endpoints[id] ?? "").port);
    return (await isFree(port)) ? port : 0;
  } catch {
    // The first start, or killed while the file was being written: any port will do.
    return 0;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
