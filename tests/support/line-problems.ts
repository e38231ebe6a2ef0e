// L: lines = charge = ledger = invoice, for each order and to the paisa; what goes back is what was paid for the line.
import { linesLeft, paidFor } from "@store/core/orders/lines";
import type { Order } from "@store/core/orders/order.entity";
import { sumOfFigures } from "@store/core/orders/settlement/books";
import { isSale } from "@store/core/orders/settlement/invoice-facts";
import type { Rows } from "./table-rows.ts";

type Own = Pick<Rows, "payment" | "ledger" | "refund"> & { papers: Rows["dueInvoice"][number]["facts"][] };

export function lineProblems({
  order: orders,
  payment,
  ledger,
  refund,
  invoice,
  dueInvoice,
}: Rows): string[] {
  const isOf = (order: Order) => (row: { orderId: string }) => row.orderId === order.orderId;
  return orders.flatMap((order) => {
    const own: Own = {
      payment: payment.filter(isOf(order)),
      ledger: ledger.filter(isOf(order)),
      refund: refund.filter(isOf(order)),
      papers: [...invoice, ...dueInvoice].filter(isOf(order)).map(({ facts }) => facts),
    };
    const problems = [
      ...chargeProblems(order, own),
      ...refundProblems(order, own),
      ...paperProblems(order, own),
    ];
    return problems.map((problem) => `L ${order.orderId}: ${problem}`);
  });
}

function chargeProblems(order: Order, { payment, ledger }: Own): string[] {
  const { lines, subtotal, discountAmount, finalAmount, source } = order;
  const sold = sum(lines.map(paidFor));
  const sale = payment.find(({ what, paymentId }) => what === "sale" && paymentId === order.paymentId);
  const { gross = 0 } = sumOfFigures(ledger);
  return [
    ...differs("prices", sum(lines.map(({ price }) => price)), subtotal),
    ...differs("discounts", sum(lines.map(({ discount }) => discount)), discountAmount),
    ...differs("lines", sold, finalAmount),
    ...(lines.some(({ price, discount }) => discount < 0 || discount > price)
      ? ["a discount is no part of its price"]
      : []),
    ...(sale && source === "paid" ? differs("the payment", sale.amount, sold * 100) : []),
    ...(gross === 0 ? [] : differs("the ledger's sale", gross, sold * 100)),
  ];
}

/** What some products' refund sends is what was paid for them, unless less was left. */
function refundProblems({ lines, refundedAmount }: Order, { refund }: Own): string[] {
  return refund.flatMap(({ items, amount, refundKey }) => {
    if (!items) return [];
    const paid = sum(lines.filter(({ product }) => items.includes(product)).map(paidFor)) * 100;
    const others = refund.length > 1 || refundedAmount * 100 > amount;
    return amount > paid || (amount < paid && !others)
      ? [`${refundKey} sends ${amount} paise for ${items}, paid with ${paid}`]
      : [];
  });
}

const columns = ["net", "taxable", "cgst", "sgst", "igst"] as const;

/** Credit notes credit what was invoiced: of no line and no column more, and of what is left of the order nothing. */
function paperProblems(order: Order, { papers, ledger }: Own): string[] {
  if (papers.length === 0) return [];
  const { gross = 0, returned = 0 } = sumOfFigures(ledger);
  const kept = linesLeft(order);
  const isWhole = gross - returned === sum(kept.map(paidFor)) * 100;
  return order.lines.flatMap((line) => {
    const { product, name, price, discount, taxCode = "" } = line;
    const own = papers.flatMap((paper) =>
      paper.lines
        .filter(({ item }) => item === product)
        .map((each) => ({ each, sign: isSale(paper) ? 1 : -1 })),
    );
    const left = (column: (typeof columns)[number]) => sum(own.map(({ each, sign }) => sign * each[column]));
    const due = kept.includes(line) ? paidFor(line) * 100 : 0;
    const isOther = own.some(
      ({ each }) =>
        each.price !== price * 100 ||
        each.discount !== discount * 100 ||
        each.code !== taxCode ||
        each.name !== name,
    );
    return [
      ...(isOther ? [`a paper names ${product} otherwise than it was sold`] : []),
      ...columns.flatMap((column) =>
        left(column) < 0 ? [`${product} is credited with more ${column} than was invoiced`] : [],
      ),
      ...(left("net") === 0
        ? columns.flatMap((column) => differs(`${column} left of ${product}`, left(column), 0))
        : []),
      ...(isWhole ? differs(`what the papers leave of ${product}`, left("net"), due) : []),
    ];
  });
}

function differs(what: string, is: number, due: number): string[] {
  return is === due ? [] : [`${what} is ${is}, not ${due}`];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
