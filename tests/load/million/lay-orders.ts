// Orders of one month, in any number, straight into the table's store: rows as transactions leave them, a few hundred made in
// full and the others their copies. Goes on where it stopped.
import { dayInIndia } from "@store/contract/format";
import { countOf } from "@store/contract/gst/invoice-number";
import { splitTax } from "@store/contract/gst/split-tax";
import { InvoiceEntity } from "@store/core/invoices/invoice.entity";
import { SeriesEntity } from "@store/core/invoices/series.entity";
import type { Order } from "@store/core/orders/order.entity";
import { openShopSince } from "@store/core/platform/shop.entity";
import { commit, type Engine, findTable } from "@store/dev/table/engine";
import { keysOf } from "@store/dev/table/schema";
import type { Item as Row } from "@store/dev/table/values";
import { chanceOf } from "../../support/chance.ts";
import { count, counterRows, type Tally } from "../../support/seed/counters.ts";
import { type Item, itemOf } from "../../support/seed/lay.ts";
import { type Laid, layCustomer } from "../../support/seed/rows.ts";
import { month, monthBegins, monthLasts, series } from "./month.ts";

const models = 400;
const atATime = 2_000;
const seller = { name: "A Shop", address: "Pune", state: "27", gstin: "27AAACF1234E1Z7" };

/** Those that are made in full; the same in every process. */
export function modelOrders(): Laid[] {
  const chance = chanceOf(7);
  const season = { passwordHash: "none", coupons: [{ code: "BENCH20", percentage: 20 }] };
  return Array.from({ length: models }, (_, number) =>
    layCustomer(chance, number, monthBegins + number, season),
  );
}

/** What has been laid, and the sums of it. */
export interface LaidSoFar {
  orders: number;
  tally: Tally;
}

/**
 * Lays orders up to `upTo`, of `most` in the whole month; `keep` is called after each part that is in the table. A part that
 * was laid and not kept before a kill is laid again unchanged.
 */
export async function layOrders(
  engine: Engine,
  { upTo, most }: { upTo: number; most: number },
  soFar: LaidSoFar,
  keep: () => void,
): Promise<void> {
  const made = modelOrders();
  const templates = made.map(({ order, items }, number) =>
    JSON.stringify([...items.filter(isOfMoney), paperOf(order, number)]),
  );
  const table = findTable(engine, "store");
  const put = (items: readonly Item[]) =>
    commit(
      engine,
      items.map((item) => {
        const after = item as Row;
        return { table, keys: keysOf(after, table), before: undefined, after };
      }),
    );
  if (soFar.orders === 0)
    await put(
      [itemOf(openShopSince(monthBegins), []), ...made.flatMap(({ items }) => items.filter(isOfBuyer))].map(
        plainOf,
      ),
    );
  while (soFar.orders < upTo) {
    const last = Math.min(upTo, soFar.orders + atATime);
    const items: Item[] = [];
    for (let number = soFar.orders; number < last; number += 1) {
      const [model, template] = [made[number % models], templates[number % models]];
      if (!model || template === undefined) continue;
      const order = copyOf(model.order, number, Math.floor(monthBegins + (monthLasts * number) / most));
      count(soFar.tally, order);
      items.push(...rowsLike(template, model.order, order, number));
    }
    await put(items);
    soFar.orders = last;
    keep();
  }
  await put([...counterRows(soFar.tally), itemOf(SeriesEntity.put({ series, last: upTo }))].map(plainOf));
}

function copyOf(model: Order, number: number, createdAt: number): Order {
  const id = String(number).padStart(8, "0");
  return {
    ...model,
    ...{ orderId: `ORDER_${createdAt}_copy${id}`, createdAt, updatedAt: createdAt, month },
    ...(model.paymentId !== undefined && { paymentId: `pi_copy_${id}`, paidAt: createdAt }),
  };
}

const isOfMoney = ({ __edb_e__: kind }: Item) => kind === "order" || kind === "payment" || kind === "ledger";
const isOfBuyer = (item: Item) => !isOfMoney(item);

/** The rows of the model's order, payment, ledger and paper, under the names of its copy. */
function rowsLike(template: string, from: Order, to: Order, number: number): Item[] {
  const text = template
    .replaceAll(from.orderId, to.orderId)
    .replaceAll(String(from.createdAt), String(to.createdAt))
    .replaceAll(dayInIndia(from.createdAt), dayInIndia(to.createdAt))
    .replaceAll(from.paymentId ?? "no payment", to.paymentId ?? "")
    .replaceAll(noNumber, countOf(number + 1));
  return JSON.parse(text) as Item[];
}

/** Stands in a model's paper for the number of its copy's. */
const noNumber = "@number@";

/** Every order has one here, paid or not, so that the numbers are as many as the orders. */
function paperOf({ orderId, name, finalAmount, lines, createdAt }: Order, number: number): Item {
  const total = finalAmount * 100;
  const place = number % 3 === 0 ? "27" : "29";
  const split = splitTax(total, 18, place === seller.state);
  const day = dayInIndia(createdAt);
  // One in twenty is a firm's, which the return names one by one.
  const billing = number % 20 === 0 ? firm : { country: "IN", state: place };
  const sold = lines.map((line) => ({
    ...{ item: line.product, name: line.name, code: "998439" },
    ...{ price: line.price * 100, discount: line.discount * 100, net: total },
    ...split,
  }));
  return itemOf(
    InvoiceEntity.put({
      ...{ orderId, turn: "000001", series, count: noNumber, month },
      facts: {
        ...{ kind: "invoice", day, bookedDay: day, series, keepUntil: "2034-12-31", seller, place },
        ...{ buyer: { name, billing }, rate: 18, total, balance: total, orderTotal: total },
        ...{ ...split, lines: sold.slice(0, 1) },
      },
      keepUntil: "2034-12-31",
      numberedAt: createdAt,
    }),
  );
}

const firm = { country: "IN", state: "29", gstin: "29AAACF1234E1Z3", business: "Rao", address: "MG Road" };

/** As the table keeps it: without what is undefined. */
function plainOf(item: Item): Item {
  return JSON.parse(JSON.stringify(item)) as Item;
}
