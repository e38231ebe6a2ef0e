// The webhook endpoint as a resource of the deploy: what is asked for, and what its provider then does at Stripe. Run is
// the very text that Pulumi takes out of the program, against a server that keeps endpoints as Stripe does.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brand } from "@store/contract/brand";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import type { EndpointInputs } from "../../infra/payments.ts";
import { builtOf } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { one } from "./harness/synthesize.ts";

const host = new URL(brand.siteUrl).hostname;

const { disposable, production } = readStages(inject("stages"));
const type = "pulumi-nodejs:dynamic:Resource";
const resource = one(disposable, type, "StripeEndpoint");

type Outputs = EndpointInputs & { secret: string };

interface Provider {
  create(inputs: EndpointInputs): Promise<{ id: string; outs: Outputs }>;
  read(id: string, olds: Outputs): Promise<{ id?: string; props?: Outputs }>;
  diff(id: string, olds: Outputs, news: EndpointInputs): Promise<{ changes: boolean; replaces: string[] }>;
  update(id: string, olds: Outputs, news: EndpointInputs): Promise<{ outs: Outputs }>;
  delete(id: string, olds: Outputs): Promise<void>;
}

/** As the process that Pulumi starts for it does. */
function load(text: string): Provider {
  const exports: { handler?: () => Provider } = {};
  new Function("exports", "require", text)(exports, () => {
    throw new Error("The provider imports something");
  });
  if (!exports.handler) throw new Error("There is no provider in the text");
  return exports.handler();
}

const provider = load(resource.provider ?? "");

interface Kept {
  id: string;
  secret: string;
  form: Record<string, string>;
}

const key = "sk_test_0123456789";
const endpoints = new Map<string, Kept>();
let refusal: { status: number; message: string } | undefined;

const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const form = Object.fromEntries(new URLSearchParams(body));
  const id = /webhook_endpoints\/(\w+)/.exec(request.url ?? "")?.[1];
  const answer = (status: number, json: object) => {
    response.writeHead(status).end(JSON.stringify(json));
  };
  if (refusal) return answer(refusal.status, { error: { message: refusal.message } });
  if (request.headers.authorization !== `Bearer ${key}`)
    return answer(401, { error: { message: "Invalid key" } });
  if (request.method === "GET" && !id)
    return answer(200, {
      data: [...endpoints.values()].map((kept) => ({ id: kept.id, url: kept.form.url })),
    });
  if (!id) {
    const made = { id: `we_${endpoints.size + 1}`, secret: `whsec_${endpoints.size + 1}`, form };
    endpoints.set(made.id, made);
    return answer(200, { id: made.id, secret: made.secret, url: form.url });
  }
  const found = endpoints.get(id);
  if (!found) return answer(404, { error: { message: "No such webhook endpoint" } });
  if (request.method === "DELETE") endpoints.delete(id);
  else if (request.method === "POST") Object.assign(found.form, form);
  const enabled_events = Object.keys(found.form)
    .filter((name) => name.startsWith("enabled_events["))
    .map((name) => found.form[name]);
  const status = found.form.disabled === "true" ? "disabled" : "enabled";
  answer(200, { id, url: found.form.url, status, enabled_events });
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());
beforeEach(() => {
  endpoints.clear();
  refusal = undefined;
});

const inputs: EndpointInputs = {
  ...(resource.inputs as unknown as EndpointInputs),
  api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
};

test("the deploy requests the endpoint of its own address with every event of the shop", () => {
  expect(resource.inputs).toMatchObject({
    url: "https://d111111abcdef8.cloudfront.net/api/stripe-webhook",
    owner: "store/asha",
    apiVersion: "2026-10-28.endive",
    api: "https://api.stripe.com",
    secretKey: key,
  });
  expect(one(production, type, "StripeEndpoint").inputs.url).toBe(`https://${host}/api/stripe-webhook`);
  expect((resource.inputs.events as string[]).sort()).toEqual(
    [
      ...["checkout.session.completed", "checkout.session.expired"],
      ...["checkout.session.async_payment_succeeded", "checkout.session.async_payment_failed"],
      ...["charge.refunded", "refund.created", "refund.updated", "refund.failed", "charge.refund.updated"],
      ...["charge.dispute.created", "charge.dispute.closed"],
    ].sort(),
  );
});

test("only the webhook's call gets the secret of the endpoint", () => {
  expect(one(disposable, "sst:sst:LinkRef", "StripeWebhookSecretLinkRef").inputs.properties).toEqual({
    value: "whsec_made",
  });
  const linked = Object.keys(disposable.built).filter((name) =>
    disposable.built[name]?.links.includes("StripeWebhookSecret"),
  );
  expect(linked).toHaveLength(1);
  expect(builtOf(disposable, "stripe-webhook").links).toContain("StripeWebhookSecret");
});

test("a new endpoint keeps what was requested and returns its secret", async () => {
  const { id, outs } = await provider.create(inputs);
  expect(outs).toEqual({ ...inputs, secret: "whsec_1" });
  const form = endpoints.get(id)?.form ?? {};
  expect(form).toMatchObject({
    url: inputs.url,
    api_version: inputs.apiVersion,
    "metadata[owner]": "store/asha",
  });
  const events = Object.keys(form).filter((name) => name.startsWith("enabled_events["));
  expect(events.map((name) => form[name])).toEqual(inputs.events);
});

test("a second creation leaves one endpoint for each address", async () => {
  await provider.create(inputs);
  await provider.create({ ...inputs, url: "https://other.example/api/stripe-webhook" });
  const { id } = await provider.create(inputs);
  expect([...endpoints.values()].map((kept) => [kept.id, kept.form.url])).toEqual([
    ["we_2", "https://other.example/api/stripe-webhook"],
    [id, inputs.url],
  ]);
});

test("a new version replaces the endpoint, and any other change updates it", async () => {
  const { id, outs } = await provider.create(inputs);
  const asked = async (changes: Partial<EndpointInputs>) => {
    const { changes: changed, replaces } = await provider.diff(id, outs, { ...inputs, ...changes });
    return replaces.length > 0 ? "anew" : changed ? "in place" : "nothing";
  };
  expect(await asked({})).toBe("nothing");
  expect(await asked({ events: [...inputs.events].reverse() })).toBe("nothing");
  expect(await asked({ events: inputs.events.slice(1) })).toBe("in place");
  expect(await asked({ url: "https://shop.example/api/stripe-webhook" })).toBe("in place");
  expect(await asked({ secretKey: "sk_test_next" })).toBe("in place");
  expect(await asked({ apiVersion: "2027-01-01.next" })).toBe("anew");
});

test("an update gives Stripe the new address and keeps the secret", async () => {
  const { id, outs } = await provider.create(inputs);
  const news = { ...inputs, url: "https://shop.example/api/stripe-webhook" };
  expect((await provider.update(id, outs, news)).outs).toEqual({ ...news, secret: outs.secret });
  expect(endpoints.get(id)?.form).toMatchObject({ url: news.url, disabled: "false" });
});

test("a refresh finds an endpoint that was removed, changed or stopped", async () => {
  const { id, outs } = await provider.create(inputs);
  const drift = async () => {
    const { props } = await provider.read(id, outs);
    return props && (await provider.diff(id, props, inputs)).changes;
  };
  expect(await drift()).toBe(false);
  const { form = {} } = endpoints.get(id) ?? {};
  form.disabled = "true";
  expect(await drift()).toBe(true);
  await provider.update(id, outs, inputs);
  expect(await drift()).toBe(false);
  delete form["enabled_events[0]"];
  expect(await drift()).toBe(true);
  endpoints.clear();
  expect((await provider.read(id, outs)).id).toBe("");
  refusal = { status: 500, message: "Try later" };
  await expect(provider.read(id, outs)).rejects.toThrow("Try later");
});

test("a removal accepts an endpoint that is gone already", async () => {
  const { id, outs } = await provider.create(inputs);
  await provider.delete(id, outs);
  expect(endpoints.size).toBe(0);
  await provider.delete(id, outs);
  await provider.delete(id, { ...outs, secretKey: "sk_test_revoked" });
  refusal = { status: 500, message: "Try later" };
  await expect(provider.delete(id, outs)).rejects.toThrow("500: Try later");
});

test("a refusal names Stripe's reason and hides the key", async () => {
  refusal = { status: 400, message: "You have reached the maximum of 16 test webhook endpoints" };
  const said = await provider.create(inputs).catch((error: Error) => error.message);
  expect(said).toContain("maximum of 16");
  expect(said).not.toContain(key);
});
