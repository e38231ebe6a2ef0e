// `expand[]=payment_intent.latest_charge`: ids replaced by what they name, on the way out only.

import { badParameter } from "./errors.ts";
import type { Store } from "./store.ts";

type Json = Record<string, unknown>;

/** Four levels, as Stripe has it; the `data` of a list is not counted. */
const MAX_LEVELS = 4;

/** A property that can be filled in: the type of object it then holds (or lists), and where that comes from. */
interface Expandable {
  of: string;
  fill: (store: Store, object: Json) => unknown;
}

const intent: Expandable = {
  of: "payment_intent",
  fill: (store, { payment_intent }) => store.intents.get(String(payment_intent))?.intent,
};
const charge: Expandable = {
  of: "charge",
  fill: (store, object) => store.charges.get(String(object.charge)),
};

const balance: Expandable = {
  of: "balance_transaction",
  fill: (store, { balance_transaction }) => store.balance.get(String(balance_transaction)),
};

const expandables: Record<string, Record<string, Expandable>> = {
  "checkout.session": {
    payment_intent: intent,
    line_items: {
      of: "item",
      fill(store, { id }) {
        const lines = store.sessions.get(String(id))?.lines ?? [];
        return firstOf(lines, `/v1/checkout/sessions/${id}/line_items`);
      },
    },
  },
  payment_intent: {
    latest_charge: { of: "charge", fill: (store, object) => store.charges.get(String(object.latest_charge)) },
  },
  charge: {
    payment_intent: intent,
    balance_transaction: balance,
    refunds: {
      of: "refund",
      fill(store, { id }) {
        const refunds = [...store.refunds.values()].filter((refund) => refund.charge === id);
        return firstOf(refunds.reverse(), `/v1/charges/${id}/refunds`);
      },
    },
  },
  refund: {
    payment_intent: intent,
    charge,
    balance_transaction: balance,
    failure_balance_transaction: {
      of: "balance_transaction",
      fill: (store, object) => store.balance.get(String(object.failure_balance_transaction)),
    },
  },
  balance_transaction: {},
  dispute: { payment_intent: intent, charge },
};

/** Stripe's list envelope. */
export function listOf(data: readonly unknown[], has_more: boolean, url: string) {
  return { object: "list", data, has_more, url };
}

/** A copy of `value` with the given paths filled in. Paths that lead nowhere are refused. */
export function expand(store: Store, value: unknown, paths: readonly string[] = []): unknown {
  return paths.reduce((result, path) => {
    const steps = path.split(".");
    if (steps.filter((step) => step !== "data").length > MAX_LEVELS) {
      throw badParameter(`At most ${MAX_LEVELS} levels of a property can be expanded: ${path}`, "expand");
    }
    return fill(store, result, steps, path);
  }, value);
}

function fill(store: Store, value: unknown, steps: readonly string[], path: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => fill(store, entry, steps, path));
  const [step, ...rest] = steps;
  if (step === undefined || !isJson(value)) return value;
  if (value.object === "list" && step === "data")
    return { ...value, data: fill(store, value.data, rest, path) };
  const found = expandables[String(value.object)]?.[step];
  if (!found) throw impossible(path);
  checkPath(found.of, rest, path);
  // An earlier, shorter path may have filled it already.
  const inner = isJson(value[step]) ? value[step] : (found.fill(store, value) ?? value[step] ?? null);
  return { ...value, [step]: fill(store, inner, rest, path) };
}

/** A wrong path is wrong also while there is nothing yet at its beginning. */
function checkPath(type: string, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps.filter((name) => name !== "data");
  if (step === undefined) return;
  const found = expandables[type]?.[step];
  if (!found) throw impossible(path);
  checkPath(found.of, rest, path);
}

function firstOf(rows: readonly unknown[], url: string) {
  return listOf(rows.slice(0, 10), rows.length > 10, url);
}

function impossible(path: string) {
  return badParameter(`This property cannot be expanded (${path}).`, "expand");
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
