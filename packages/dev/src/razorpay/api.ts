// Razorpay's side of a call: key, route, and every call that is served. Anything else is refused.
import { answerCall, type Api as CompanyApi } from "../kit/api.ts";
import { type Answer, type Call, headerOf } from "../kit/http.ts";
import { errorBody, fault, refused, the } from "./errors.ts";
import { cancelLink, createLink, findByReference, findLink } from "./links.ts";
import { findPayment } from "./payments.ts";
import { createRefund, refundsOf } from "./refunds.ts";
import type { Collection, Payment } from "./rows.ts";
import { reconLines, settlements } from "./settlements.ts";
import type { Store } from "./store.ts";

export type Api = CompanyApi<Store>;

/** Answers one call. Never throws. Waits only as long as `slow` says. */
export function answerApi(api: Api, call: Call): Promise<Answer> {
  const failed = (status: number): Answer => ({
    status,
    body: errorBody(status, "This failure was ordered from the stand-in."),
  });
  return answerCall(api, call, {
    name: "Razorpay",
    keyOf: refundKey,
    keyInUse: () => fault(409, "Request already in progress with the same idempotency key."),
    failed,
    prepare() {
      checkAccess(api, call);
      return (failure) => {
        if (failure && !failure.commit) return failed(failure.status);
        const body = api.store.write(() => run(api, call));
        return failure ? failed(failure.status) : { status: 200, body };
      };
    },
  });
}

function refundKey(call: Call): string | undefined {
  const isRefund = call.method === "POST" && call.path.endsWith("/refund");
  return isRefund ? headerOf(call, "x-refund-idempotency") : undefined;
}

type Work = (place: {
  store: Store;
  pageBase: string;
  id: string;
  query: URLSearchParams;
  call: Call;
}) => unknown;

const routes: Record<string, Work> = {
  "POST /v1/payment_links": ({ store, call, pageBase }) => createLink(store, json(call), pageBase),
  "GET /v1/payment_links": ({ store, query }) => ({
    payment_links: findByReference(store, query.get("reference_id") ?? ""),
  }),
  "GET /v1/payment_links/:id": ({ store, id }) => findLink(store, id).link,
  "POST /v1/payment_links/:id/cancel": ({ store, id }) => cancelLink(store, id),
  "GET /v1/payments": ({ store, query }) => {
    const [from, to] = [Number(query.get("from") ?? 0), Number(query.get("to") ?? Infinity)];
    return collection(
      paymentsOf(store, ({ created_at }) => created_at >= from && created_at <= to),
      query,
    );
  },
  "GET /v1/payments/:id": ({ store, id }) => findPayment(store, id).payment,
  "GET /v1/orders/:id/payments": ({ store, id, query }) =>
    collection(
      paymentsOf(store, ({ order_id }) => order_id === id),
      query,
      100,
    ),
  "POST /v1/payments/:id/refund": ({ store, id, call }) =>
    createRefund(store, id, json(call), refundKey(call)),
  "GET /v1/payments/:id/refunds": ({ store, id, query }) =>
    collection(refundsOf(store, findPayment(store, id).payment.id), query),
  "GET /v1/settlements": ({ store, query }) =>
    collection(settlements(store, Number(query.get("from")), Number(query.get("to"))), query),
  "GET /v1/settlements/:id/combined": ({ store, query }) =>
    collection(reconLines(store, Number(query.get("year")), Number(query.get("month"))), query, 10, 1000),
  "GET /v1/disputes/:id": ({ store, id }) => the(store.disputes, id),
};

function run({ store, pageBase }: Api, call: Call): unknown {
  const [, , noun = "", id = "", ...rest] = call.path.split("/");
  const path = ["/v1", noun, ...(id && [":id"]), ...rest].join("/");
  const work = routes[`${call.method} ${path}`];
  if (!work) throw fault(404, "The requested URL was not found on the server.");
  return work({ store, pageBase, id, query: new URLSearchParams(call.query), call });
}

/** Payments, the newest first. */
function paymentsOf(store: Store, isAsked: (payment: Payment) => boolean): Payment[] {
  const all = store.payments.list().map(({ payment }) => payment);
  return all.filter(isAsked).reverse();
}

/** A page of a list, as Razorpay answers it. */
function collection<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  usual = 10,
  most = 100,
): Collection<Item> {
  const [count, skip] = [Number(query.get("count") ?? usual), Number(query.get("skip") ?? 0)];
  if (count > most) throw refused(`The count may not be greater than ${most}.`, "count");
  const page = items.slice(skip, skip + count);
  return { entity: "collection", count: page.length, items: page };
}

function json({ body }: Call): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw refused("The request body is not valid JSON.");
  }
}

function checkAccess({ authorize }: Api, call: Call): void {
  const sent = /^Basic (\S+)$/.exec(headerOf(call, "authorization") ?? "")?.[1] ?? "";
  const [keyId = "", secret = ""] = Buffer.from(sent, "base64").toString().split(":");
  const isKnown = /^rzp_test_\w+$/.test(keyId) && secret !== "" && authorize(keyId, secret);
  if (!isKnown) throw fault(401, "The api key provided is invalid");
}
