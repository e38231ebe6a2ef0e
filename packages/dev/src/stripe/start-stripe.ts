// Stripe on a laptop: the part of its API that the shop uses, its payment page and its webhooks, at one
// address on the loopback interface. The real `stripe` SDK talks to it (host, port, protocol).

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { comesFromThisMachine, requestUrl } from "../gateway/request-url.ts";
import { answerControl } from "../kit/control-http.ts";
import { BodyTooLarge, readBody } from "../kit/read-body.ts";
import { type Api, type ApiAnswer, answerApi, createApi } from "./api.ts";
import { makeControl, type StripeControl } from "./control.ts";
import { unknownUrl } from "./errors.ts";
import { DECIDES_AFTER_MS, type PageAnswer, pressButton, showPayPage } from "./pay-page.ts";
import { settleDue } from "./payments.ts";
import { openStore } from "./store.ts";
import { type Endpoint, startWebhooks } from "./webhooks.ts";

/** Settings of the stand-in; all can be left out. */
export interface StripeOptions {
  /** Where the state is kept; in memory only when left out. One running stand-in per folder. */
  dir?: string;
  /** 0, the default, takes a free one. */
  port?: number;
  /** Where events go. Can also be set later: `control.webhooks.setEndpoint`. */
  webhook?: Endpoint;
  /** What session addresses begin with, when a proxy stands before the payment page. */
  publicUrl?: string;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Whether a (well-formed, test mode) API key may be used. All may when left out. */
  authorize?: (apiKey: string) => boolean;
  /** Pauses between tries to deliver an event, in milliseconds; the last one repeats. */
  retryDelays?: readonly number[];
  /** How long 'Pay later' on the payment page stays undecided, in milliseconds. */
  decidesAfter?: number;
}

/** A running stand-in. */
export interface StripeStandIn {
  endpoint: string;
  port: number;
  /** For calls without a socket: `answerApi(stripe.api, request)`. */
  api: Api;
  control: StripeControl;
  close(): Promise<void>;
}

const MAX_BODY = 1024 * 1024;
const TOO_LARGE: ApiAnswer = {
  status: 413,
  body: { error: { type: "invalid_request_error", message: "The request is too large." } },
  headers: { connection: "close" },
};
const SWEEP_EVERY_MS = 1000;

/** Starts the stand-in. What it answered or accepted survives `kill -9` when it has a `dir`. */
export async function startStripe(options: StripeOptions = {}): Promise<StripeStandIn> {
  const store = openStore(options.dir, options.now ?? Date.now);
  const webhooks = startWebhooks(store, options.webhook, options.retryDelays);
  const api = createApi(store, { authorize: options.authorize, leastLatency: 1 });
  const control = makeControl(api, webhooks);
  let closed = false;
  const decidesAfter = options.decidesAfter ?? DECIDES_AFTER_MS;

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      if (error instanceof BodyTooLarge) return json(response, TOO_LARGE);
      if (!request.destroyed) console.error("Stripe stand-in:", error);
      response.destroy();
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = requestUrl(request);
    const method = request.method ?? "GET";
    const body = await readBody(request, MAX_BODY);
    const [, area, kind, id] = pathname.split("/");
    if (area === "v1") {
      const call = { method, path: pathname, query: search.slice(1), headers: request.headers, body };
      return json(response, await answerApi(api, call));
    }
    if (area === "c" && kind === "pay" && id) {
      const query = new URLSearchParams(search);
      if (method === "GET" || method === "HEAD") return page(response, showPayPage(store, id, query));
      if (method === "POST") {
        page(response, pressButton(store, id, new URLSearchParams(body), decidesAfter));
        setTimeout(() => closed || settleDue(store), decidesAfter + 1);
        return;
      }
    }
    if (area === "__control" && method === "POST" && comesFromThisMachine(request)) {
      const contentType = request.headers["content-type"];
      const answer = await answerControl(control, pathname.slice("/__control/".length), {
        contentType,
        body,
      });
      return json(response, { ...answer, headers: {} });
    }
    const { status, body: error } = unknownUrl(method, pathname);
    return json(response, { status, body: { error }, headers: {} });
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  api.pageBase = (options.publicUrl ?? endpoint).replace(/\/+$/, "");
  const clock = setInterval(control.sweep, SWEEP_EVERY_MS);

  return {
    endpoint,
    port,
    api,
    control,
    async close() {
      closed = true;
      clearInterval(clock);
      await webhooks.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}

function json(response: ServerResponse, { status, body, headers }: ApiAnswer): void {
  if (status === 0) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store", ...headers });
  response.end(JSON.stringify(body, null, 2));
}

/** No `form-action`: browsers would apply it to the way back to the shop as well. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

function page(response: ServerResponse, answer: PageAnswer): void {
  response.writeHead(answer.status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...(answer.location && { location: answer.location }),
  });
  response.end(answer.html ?? "");
}
