// Every call the stand-in serves: method, path, parameters, and what it does. Anything else is refused, and so is a parameter
// that is not named here: one that is silently ignored would look as if it had worked.
import * as z from "zod";
import { readBy } from "../kit/fault.ts";
import { movesOf, payoutsOf } from "./balance.ts";
import { badRequest, missing, unknownUrl } from "./errors.ts";
import { findIntent } from "./payments.ts";
import { createRefund, refundParams } from "./refunds.ts";
import { createSession, expireSession, findSession, integer, sessionParams } from "./sessions.ts";
import type { Store } from "./store.ts";

/** What a call works with besides its parameters. */
interface Place {
  store: Store;
  /** The id in the path; empty where there is none. */
  id: string;
  path: string;
  pageBase: string;
}

interface Route {
  method: string;
  path: RegExp;
  /** Reads the parameters; answers the work. */
  read(params: unknown): (place: Place) => unknown;
}

function route<Params extends z.ZodType>(
  line: string,
  params: Params,
  run: (place: Place, params: z.output<Params>) => unknown,
): Route {
  const [method = "", path = ""] = line.split(" ");
  return {
    method,
    path: new RegExp(`^${path.replace(":id", "([^/]+)")}$`),
    read(sent) {
      const read = readBy<z.output<Params>>(params, sent, (names, message) => {
        const [first = "", ...rest] = names;
        const param = first + rest.map((name) => `[${name}]`).join("");
        return badRequest(`${param}: ${message}`, param);
      });
      return (place) => run(place, read);
    },
  };
}

/** The list of the rows (oldest first) that its filters leave, a page of it at a time. */
function list<Filters extends z.ZodRawShape>(
  line: string,
  filters: Filters,
  rows: (store: Store, wanted: z.output<z.ZodObject<Filters>>) => readonly { id: string }[],
): Route {
  return route(line, z.strictObject({ ...filters, limit, expand }), ({ store, path }, params) => {
    const wanted = params as unknown as z.output<z.ZodObject<Filters>> & Page & { expand: string[] };
    const page = listOf(rows(store, wanted), wanted, path);
    const paths = wanted.expand.map((each) => each.replace(/^data\./, ""));
    return { ...page, data: page.data.map((row) => expanded(store, row, paths)) };
  });
}

const limit = integer(1, 100).default(10);
const starting_after = z.string().optional();
interface Page {
  limit: number;
  starting_after?: string | undefined;
}

const expand = z.array(z.string()).default([]);
const onlyExpand = z.strictObject({ expand });

const routes: Route[] = [
  route("POST /v1/checkout/sessions", sessionParams, ({ store, pageBase }, params) =>
    createSession(store, params, pageBase),
  ),
  route("GET /v1/checkout/sessions/:id", onlyExpand, ({ store, id }, params) =>
    expanded(store, findSession(store, id).session, params.expand),
  ),
  route("POST /v1/checkout/sessions/:id/expire", z.strictObject({}), ({ store, id }) =>
    expireSession(store, id),
  ),
  route("GET /v1/payment_intents/:id", onlyExpand, ({ store, id }, params) =>
    expanded(store, findIntent(store, id), params.expand),
  ),
  list(
    "GET /v1/charges",
    { created: z.strictObject({ gte: integer(0), lt: integer(0) }), starting_after },
    (store, { created: { gte, lt } }) => store.charges.list(({ created }) => created >= gte && created < lt),
  ),
  list(
    "GET /v1/payouts",
    { arrival_date: z.strictObject({ gte: integer(0), lt: integer(0) }), starting_after },
    (store, { arrival_date: { gte, lt } }) =>
      payoutsOf(store).filter(({ arrival_date }) => arrival_date >= gte && arrival_date < lt),
  ),
  list("GET /v1/balance_transactions", { payout: z.string(), starting_after }, (store, { payout }) =>
    movesOf(store, payout),
  ),
  route("POST /v1/refunds", refundParams, ({ store }, params) => createRefund(store, params)),
  list("GET /v1/refunds", { payment_intent: z.string() }, (store, { payment_intent }) =>
    store.refunds.list((row) => row.payment_intent === payment_intent),
  ),
  list("GET /v1/disputes", { charge: z.string() }, (store, { charge }) =>
    store.disputes.list((row) => row.charge === charge),
  ),
];

/** The work that a request asks for. */
export function readRequest(
  method: string,
  path: string,
  params: unknown,
): (place: Omit<Place, "id">) => unknown {
  for (const candidate of routes) {
    const match = candidate.method === method ? candidate.path.exec(path) : null;
    if (!match) continue;
    const run = candidate.read(params);
    return (place) => run({ ...place, id: match[1] ?? "" });
  }
  throw unknownUrl(method, path);
}

/** One page of `rows` (oldest first, as tables hold them), the newest first, as Stripe answers it. */
function listOf(rows: readonly { id: string }[], { limit, starting_after }: Page, url: string) {
  const newestFirst = [...rows].reverse();
  const before = newestFirst.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && before === -1) throw missing("object", starting_after);
  const data = newestFirst.slice(before + 1, before + 1 + limit);
  return { object: "list", data, has_more: newestFirst.length > before + 1 + limit, url };
}

type Json = Record<string, unknown>;

/** What can be expanded, by type of object and property. */
const expandables: Record<string, Record<string, (store: Store, object: Json) => unknown>> = {
  "checkout.session": {
    payment_intent: (store, { payment_intent }) => store.intents.get(String(payment_intent)),
  },
  balance_transaction: {
    source: (store, { source }) =>
      [store.charges, store.refunds, store.disputes].map((table) => table.get(String(source))).find(Boolean),
  },
  payment_intent: { latest_charge: (store, { latest_charge }) => store.charges.get(String(latest_charge)) },
  charge: {
    balance_transaction(store, { id, balance_transaction }) {
      const charge = store.charges.get(String(id));
      return charge && balance_transaction !== null ? store.balance.get(String(balance_transaction)) : null;
    },
    refunds: (store, { id }) =>
      listOf(
        store.refunds.list(({ charge }) => charge === id),
        { limit: 10 },
        `/v1/charges/${id}/refunds`,
      ),
  },
};

/** A copy of an object with the properties of the given paths filled in: `payment_intent.latest_charge`. */
function expanded(store: Store, object: object, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((result, path) => filled(store, result, path.split("."), path), object);
}

function filled(store: Store, value: unknown, [step, ...rest]: readonly string[], path: string): unknown {
  if (step === undefined || typeof value !== "object" || value === null) return value;
  const object = value as Json;
  const fill = expandables[String(object.object)]?.[step];
  if (!fill) throw badRequest(`This property cannot be expanded (${path}).`, "expand");
  // An earlier path may have filled it already.
  const isFilled = typeof object[step] === "object" && object[step] !== null;
  const inner = isFilled ? object[step] : (fill(store, object) ?? object[step] ?? null);
  return { ...object, [step]: filled(store, inner, rest, path) };
}
