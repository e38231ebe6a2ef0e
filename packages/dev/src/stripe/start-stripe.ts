// Stripe on a laptop: the part of its API that the shop uses, its payment page and its webhooks, at one
// address on the loopback interface. The real `stripe` SDK talks to it (host, port, protocol).
import { createApi } from "../kit/api.ts";
import { startDeliveries } from "../kit/deliveries.ts";
import { type CompanyOptions, startCompany } from "../kit/start-company.ts";
import { diskAt } from "../table/disk-store.ts";
import { answerApi } from "./api.ts";
import { makeControl } from "./control.ts";
import { pressButton, showPage } from "./page.ts";
import { openStore } from "./store.ts";
import { messengerOf } from "./webhooks.ts";

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

/** Starts the stand-in. What it answered or accepted survives `kill -9` when it has a `dir`. */
export async function startStripe(options: CompanyOptions = {}) {
  const store = openStore(diskAt(options.dir), options.now ?? Date.now);
  const deliveries = startDeliveries(store, messengerOf(store), options.retryDelays);
  const { authorize } = options;
  const api = createApi(store, { leastLatency: 1, ...(authorize && { authorize }) });
  const control = makeControl(api, deliveries);
  const server = await startCompany(
    {
      name: "Stripe",
      store,
      deliveries,
      control,
      answer: (call) => answerApi(api, call),
      pages: "/c/pay/",
      show: (id, query) => showPage(store, id, query),
      press: (id, how, decidesAfter) => pressButton(store, id, how, decidesAfter),
    },
    options,
  );
  api.pageBase = server.endpoint;
  return { ...server, api, control };
}
