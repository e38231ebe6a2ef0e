// Every call the stand-in serves: method, path, parameters, and what it does. Anything else is refused.

import { findDispute } from "./disputes.ts";
import { missing, unknownUrl } from "./errors.ts";
import { page } from "./lists.ts";
import {
  created,
  emailAddress,
  flag,
  integer,
  list,
  listFields,
  metadata,
  object,
  oneOf,
  optional,
  type Reader,
  text,
} from "./params.ts";
import { findCharge, findIntent } from "./payments.ts";
import { createRefund, findRefund } from "./refunds.ts";
import type { Cause } from "./rows.ts";
import { sessionFields } from "./session-params.ts";
import { createSession, expireSession, findSession, sweepSessions } from "./sessions.ts";
import type { Store } from "./store.ts";

/** What a call works with besides its parameters. */
export interface Call {
  store: Store;
  /** The id in the path; empty where there is none. */
  id: string;
  path: string;
  cause: Cause;
  /** Where payment pages live, without a slash at the end. */
  pageBase: string;
}

/** A served call: reads its parameters, then runs. */
export interface Route {
  method: "GET" | "POST";
  /** With `:id` where the id stands. */
  path: string;
  read: Reader<{ expand?: string[] | undefined }>;
  run: (call: Call, params: never) => unknown;
}

const onlyExpand = { expand: optional(list(text())) };
const byPayment = { payment_intent: optional(text()), charge: optional(text()), created: optional(created) };

export const routes: Route[] = [
  route("POST", "/v1/checkout/sessions", sessionFields, (call, params) => {
    return createSession(call.store, params, call.pageBase).session;
  }),
  route(
    "GET",
    "/v1/checkout/sessions",
    {
      ...listFields,
      created: optional(created),
      payment_intent: optional(text()),
      status: optional(oneOf("open", "complete", "expired")),
      customer_details: optional(object({ email: emailAddress })),
    },
    ({ store, path }, params) => {
      sweepSessions(store);
      const email = params.customer_details?.email;
      return page(
        [...store.sessions.values()].map((row) => row.session),
        params,
        path,
        (session) =>
          (!params.payment_intent || session.payment_intent === params.payment_intent) &&
          (!params.status || session.status === params.status) &&
          (!email || session.customer_details?.email === email),
      );
    },
  ),
  route("GET", "/v1/checkout/sessions/:id", onlyExpand, ({ store, id }) => findSession(store, id).session),
  route("GET", "/v1/checkout/sessions/:id/line_items", listFields, ({ store, id, path }, params) => {
    // Lines come in the order they were given, not newest first.
    return page(findSession(store, id).lines.toReversed(), params, path);
  }),
  route("POST", "/v1/checkout/sessions/:id/expire", onlyExpand, ({ store, id, cause }) => {
    return expireSession(store, id, cause).session;
  }),
  route(
    "GET",
    "/v1/payment_intents",
    { ...listFields, created: optional(created) },
    ({ store, path }, params) =>
      page(
        [...store.intents.values()].map((row) => row.intent),
        params,
        path,
      ),
  ),
  route("GET", "/v1/payment_intents/:id", onlyExpand, ({ store, id }) => findIntent(store, id).intent),
  route(
    "GET",
    "/v1/charges",
    { ...listFields, created: optional(created), payment_intent: optional(text()) },
    ({ store, path }, params) =>
      page(
        store.charges.values(),
        params,
        path,
        (charge) => !params.payment_intent || charge.payment_intent === params.payment_intent,
      ),
  ),
  route("GET", "/v1/charges/:id", onlyExpand, ({ store, id }) => findCharge(store, id)),
  route(
    "POST",
    "/v1/refunds",
    {
      payment_intent: optional(text()),
      charge: optional(text()),
      amount: optional(integer(1)),
      reason: optional(oneOf("duplicate", "fraudulent", "requested_by_customer")),
      metadata,
      ...onlyExpand,
    },
    ({ store, cause }, params) => createRefund(store, params, cause),
  ),
  route("GET", "/v1/refunds", { ...listFields, ...byPayment }, ({ store, path }, params) => {
    return page(store.refunds.values(), params, path, ofPayment(params));
  }),
  route("GET", "/v1/refunds/:id", onlyExpand, ({ store, id }) => findRefund(store, id)),
  route("GET", "/v1/balance_transactions/:id", onlyExpand, ({ store, id }) => {
    const entry = store.balance.get(id);
    if (!entry) throw missing("balance_transaction", id);
    return entry;
  }),
  route("GET", "/v1/disputes", { ...listFields, ...byPayment }, ({ store, path }, params) => {
    return page(store.disputes.values(), params, path, ofPayment(params));
  }),
  route("GET", "/v1/disputes/:id", onlyExpand, ({ store, id }) => findDispute(store, id)),
  route(
    "GET",
    "/v1/events",
    {
      ...listFields,
      created: optional(created),
      type: optional(text()),
      types: optional(list(text(), 20)),
      delivery_success: optional(flag),
    },
    ({ store, path }, params) =>
      page(store.events.values(), params, path, (event) => {
        const delivered = event.pending_webhooks === 0;
        return (
          (!params.type || matches(event.type, params.type)) &&
          (!params.types || params.types.includes(event.type)) &&
          (params.delivery_success === undefined || params.delivery_success === delivered)
        );
      }),
  ),
  route("GET", "/v1/events/:id", onlyExpand, ({ store, id }) => {
    const event = store.events.get(id);
    if (!event) throw missing("event", id);
    return event;
  }),
];

/** The route for a request, and the id in its path. */
export function findRoute(method: string, path: string): { route: Route; id: string } {
  for (const candidate of routes) {
    if (candidate.method !== method) continue;
    const pattern = new RegExp(`^${candidate.path.replace(":id", "([^/]+)")}$`);
    const match = pattern.exec(path);
    if (match) return { route: candidate, id: match[1] ?? "" };
  }
  throw unknownUrl(method, path);
}

function route<Fields extends Record<string, Reader<unknown>>>(
  method: Route["method"],
  path: string,
  fields: Fields,
  run: (
    call: Call,
    params: ReturnType<typeof object<Fields>> extends Reader<infer Params> ? Params : never,
  ) => unknown,
): Route {
  return { method, path, read: object(fields), run };
}

function ofPayment(params: { payment_intent?: string | undefined; charge?: string | undefined }) {
  return (row: { payment_intent: unknown; charge: unknown }) =>
    (!params.payment_intent || row.payment_intent === params.payment_intent) &&
    (!params.charge || row.charge === params.charge);
}

/** `charge.*` means every type of that kind. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
