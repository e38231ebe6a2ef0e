// Razorpay on a laptop: the part of its API that the shop uses, its payment page and its webhook, at one address on the
// loopback interface.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { comesFromThisMachine, requestUrl } from "../gateway/request-url.ts";
import { answerControl } from "../kit/control-http.ts";
import { BodyTooLarge, readBody } from "../kit/read-body.ts";
import { type Api, type ApiAnswer, answerApi, createApi } from "./api.ts";
import { makeControl, type RazorpayControl } from "./control.ts";
import { errorBody } from "./errors.ts";
import { type PageAnswer, pressButton, showPage } from "./page.ts";
import { decideDue } from "./payments.ts";
import { openStore } from "./store.ts";
import { startWebhooks } from "./webhooks.ts";

export interface RazorpayOptions {
  /** Where the state is kept; in memory only when left out. One running stand-in per folder. */
  dir?: string;
  /** 0, the default, takes a free one. */
  port?: number;
  now?: () => number;
  /** Whether a (well-formed, test mode) key may be used. All may when left out. */
  authorize?: (keyId: string, secret: string) => boolean;
  /** What the return of the payment page is signed with. */
  keySecret?: string;
  retryDelays?: readonly number[];
  /** How long 'Pay later' on the payment page stays undecided, in milliseconds. */
  decidesAfter?: number;
}

export interface RazorpayStandIn {
  endpoint: string;
  api: Api;
  control: RazorpayControl;
  close(): Promise<void>;
}

const mostBody = 1024 * 1024;
const sweepEvery = 1000;

/** Starts the stand-in. What it answered or accepted survives `kill -9` when it has a `dir`. */
export async function startRazorpay(options: RazorpayOptions = {}): Promise<RazorpayStandIn> {
  const { dir, now = Date.now, keySecret = "secret", decidesAfter = 300, authorize } = options;
  const store = openStore(dir, now);
  const webhooks = startWebhooks(store, options.retryDelays);
  const api = createApi(store, { authorize, leastLatency: 1 });
  const control = makeControl(api, webhooks, keySecret);
  let closed = false;

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      if (error instanceof BodyTooLarge)
        return json(response, { status: 413, body: errorBody(413, "The request is too large.") });
      if (!request.destroyed) console.error("Razorpay stand-in:", error);
      response.destroy();
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = requestUrl(request);
    const { method = "GET", headers } = request;
    const body = await readBody(request, mostBody);
    const [, area, id] = pathname.split("/");
    if (area === "v1")
      return json(
        response,
        await answerApi(api, { method, path: pathname, query: search.slice(1), headers, body }),
      );
    if (area === "p" && id) {
      if (method === "GET" || method === "HEAD")
        return page(response, showPage(store, id, new URLSearchParams(search)));
      if (method === "POST") {
        page(
          response,
          pressButton(store, id, new URLSearchParams(body).get("how"), { secret: keySecret, decidesAfter }),
        );
        setTimeout(() => closed || decideDue(store), decidesAfter + 1);
        return;
      }
    }
    if (area === "__control" && method === "POST" && comesFromThisMachine(request)) {
      const contentType = headers["content-type"];
      return json(
        response,
        await answerControl(control, pathname.slice("/__control/".length), { contentType, body }),
      );
    }
    json(response, { status: 404, body: errorBody(404, "The requested URL was not found on the server.") });
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api.pageBase = endpoint;
  const clock = setInterval(control.sweep, sweepEvery);

  return {
    endpoint,
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

function json(response: ServerResponse, { status, body }: ApiAnswer): void {
  if (status === 0) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body, null, 2));
}

/** No `form-action`: browsers would apply it to the way back to the shop as well. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

function page(response: ServerResponse, answer: PageAnswer): void {
  response.writeHead(answer.status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": pagePolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...(answer.location && { location: answer.location }),
  });
  response.end(answer.html ?? "");
}
