// Razorpay on a laptop: the part of its API that the shop uses, its payment page and its webhook, at one address on the
// loopback interface.
import { type CompanyOptions, startCompany } from "../kit/start-company.ts";
import { answerApi } from "./api.ts";
import { makeControl, type RazorpayControl } from "./control.ts";
import { pressButton, showPage } from "./page.ts";
import type { EventRow } from "./rows.ts";
import { openStore, type Store } from "./store.ts";
import { messenger } from "./webhooks.ts";

export interface RazorpayOptions extends CompanyOptions {
  /** What the return of the payment page is signed with. */
  keySecret?: string;
}

export type RazorpayStandIn = Awaited<ReturnType<typeof startRazorpay>>;

export function startRazorpay(options: RazorpayOptions = {}) {
  const { keySecret: secret = "secret" } = options;
  return startCompany<EventRow, Store, RazorpayControl>(
    {
      name: "Razorpay",
      open: openStore,
      messenger: () => messenger,
      control: (api, deliveries) => makeControl(api, deliveries, secret),
      answer: answerApi,
      pages: "/p/",
      show: showPage,
      press: (store, id, how, decidesAfter) => pressButton(store, id, how, { secret, decidesAfter }),
    },
    options,
  );
}
