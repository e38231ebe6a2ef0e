// The webhook endpoint at Stripe as a resource of the deploy: made, kept in step and taken away with its stage. Stripe
// tells the signing secret once, when the endpoint is made; it lies encrypted in SST's state like every secret.
// Stripe API: "Webhook Endpoints". Pulumi: "Dynamic resource providers". docs/decisions/0044-stripe-endpoint.md

import type { EndpointInputs } from "./payments.ts";

type Outputs = EndpointInputs & { secret: string };

interface Endpoint {
  id: string;
  url: string;
  status: string;
  enabled_events: string[];
  secret?: string;
}

/** Pulumi takes this class out of the program as text and runs it in a process of its own: it may import nothing. */
class StripeEndpointProvider {
  async create(inputs: EndpointInputs) {
    const { data } = await this.ask<{ data: Endpoint[] }>(inputs, "GET", "?limit=100");
    const { id, secret } = await this.ask<Endpoint>(inputs, "POST", "", {
      ...this.form(inputs),
      api_version: inputs.apiVersion,
    });
    if (!secret) throw new Error("Stripe made a webhook endpoint and told no signing secret");
    // Made by hand, or by a deploy that was interrupted: nobody here knows its secret.
    for (const stale of data.filter(({ url }) => url === inputs.url))
      await this.ask(inputs, "DELETE", `/${stale.id}`);
    return { id, outs: { ...inputs, secret } };
  }

  /** For `sst refresh`: how Stripe has it now; nothing when it is gone. One that was stopped sends no event. */
  async read(id: string, olds: Outputs) {
    const found = await this.ask<Endpoint>(olds, "GET", `/${id}`).catch((error: unknown) => {
      if (/, 404: /.test(String(error))) return undefined;
      throw error;
    });
    if (!found) return { id: "", props: {} };
    const events = found.status === "enabled" ? found.enabled_events : [];
    return { id, props: { ...olds, url: found.url, events } };
  }

  async diff(_id: string, olds: Outputs, news: EndpointInputs) {
    const told = ({ secretKey, url, events, owner }: EndpointInputs) =>
      JSON.stringify([secretKey, url, owner, [...events].sort()]);
    const replaces = olds.apiVersion === news.apiVersion ? [] : ["apiVersion"];
    return { changes: replaces.length > 0 || told(olds) !== told(news), replaces };
  }

  async update(id: string, olds: Outputs, news: EndpointInputs) {
    await this.ask(news, "POST", `/${id}`, { ...this.form(news), disabled: "false" });
    return { outs: { ...news, secret: olds.secret } };
  }

  async delete(id: string, olds: Outputs) {
    try {
      await this.ask(olds, "DELETE", `/${id}`);
    } catch (error) {
      // Gone already; or its key is, and with that every way to change it. The doctor sees one that is left over.
      if (!/, (401|404): /.test(String(error))) throw error;
    }
  }

  form({ url, events, owner }: EndpointInputs): Record<string, string> {
    return {
      url,
      description: `Made by the deploy of ${owner}`,
      "metadata[owner]": owner,
      ...Object.fromEntries(events.map((event, i) => [`enabled_events[${i}]`, event])),
    };
  }

  /** A request to Stripe. What it throws tells the status and Stripe's reason, never the key. */
  async ask<Answer>(
    { api, secretKey }: EndpointInputs,
    method: string,
    path: string,
    form?: Record<string, string>,
  ): Promise<Answer> {
    const response = await fetch(`${api}/v1/webhook_endpoints${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}` },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const answer = (await response.json()) as Answer & { error?: { message?: string } };
    if (response.ok) return answer;
    const reason = answer.error?.message ?? "no reason given";
    throw new Error(`Stripe refuses to ${method} a webhook endpoint, ${response.status}: ${reason}`);
  }
}

type Inputs = { [Name in keyof EndpointInputs]: $util.Input<EndpointInputs[Name]> };

/** One endpoint at Stripe; `secret` signs what it sends. */
export class StripeEndpoint extends $util.dynamic.Resource {
  declare readonly secret: $util.Output<string>;

  constructor(name: string, inputs: Inputs) {
    const secrets = { additionalSecretOutputs: ["secret", "secretKey"] };
    super(new StripeEndpointProvider(), name, { ...inputs, secret: undefined }, secrets);
  }
}
