// Razorpay on a laptop: the part of its API that the shop uses, its payment page and its webhook, at one address on the
// loopback interface.
import { createApi } from "../kit/api.ts";
import { startDeliveries } from "../kit/deliveries.ts";
import { type CompanyOptions, startCompany } from "../kit/start-company.ts";
import { diskAt } from "../table/disk-store.ts";
import { answerApi } from "./api.ts";
import { makeControl } from "./control.ts";
import { pressButton, showPage } from "./page.ts";
import { openStore } from "./store.ts";
import { messenger } from "./webhooks.ts";

export interface RazorpayOptions extends CompanyOptions {
  /** What the return of the payment page is signed with. */
  keySecret?: string;
}

export type RazorpayStandIn = Awaited<ReturnType<typeof startRazorpay>>;

/** Starts the stand-in. What it answered or accepted survives `kill -9` when it has a `dir`. */
export async function startRazorpay(options: RazorpayOptions = {}) {
  const { dir, now = Date.now, keySecret: secret = "secret", authorize } = options;
  const store = openStore(diskAt(dir), now);
  const deliveries = startDeliveries(store, messenger, options.retryDelays);
  const api = createApi(store, { leastLatency: 1, ...(authorize && { authorize }) });
  const control = makeControl(api, deliveries, secret);
  const server = await startCompany(
    {
      name: "Razorpay",
      store,
      deliveries,
      control,
      answer: (call) => answerApi(api, call),
      pages: "/p/",
      show: (id, query) => showPage(store, id, query),
      press: (id, how, decidesAfter) => pressButton(store, id, how, { secret, decidesAfter }),
    },
    options,
  );
  api.pageBase = server.endpoint;
  return { ...server, api, control };
}
