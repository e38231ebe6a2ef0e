// Stripe on a laptop: the part of its API that the shop uses, its payment page and its webhooks, at one
// address on the loopback interface. The real `stripe` SDK talks to it (host, port, protocol).
import { type CompanyOptions, startCompany } from "../kit/start-company.ts";
import { answerApi } from "./api.ts";
import { makeControl, type StripeControl } from "./control.ts";
import { pressButton, showPage } from "./page.ts";
import type { EventRow } from "./rows.ts";
import { openStore, type Store } from "./store.ts";
import { messengerOf } from "./webhooks.ts";

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

export function startStripe(options: CompanyOptions = {}) {
  const company = { name: "Stripe", open: openStore, messenger: messengerOf, control: makeControl };
  return startCompany<EventRow, Store, StripeControl>(
    { ...company, answer: answerApi, pages: "/c/pay/", show: showPage, press: pressButton },
    options,
  );
}
