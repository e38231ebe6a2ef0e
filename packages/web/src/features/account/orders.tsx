import type { AccountOrder } from "@store/contract/calls/read-account";
import { formatDate, formatRupees } from "@store/contract/format";
import { holds, lineNames } from "@store/contract/order-line";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { InvoiceDownloads } from "../../ui/invoice-downloads.tsx";
import { Guarantee } from "./guarantee.tsx";
import { Section } from "./section.tsx";

const states: Record<AccountOrder["state"], { tone: BadgeTone; word: string }> = {
  completed: { tone: "ok", word: "Completed" },
  refunded: { tone: "plain", word: "Refunded" },
  processing: { tone: "wait", word: "Payment on its way" },
  review: { tone: "wait", word: "Being checked" },
};

/** What was ordered, the newest first. */
export function Orders({ orders, sessionToken }: { orders: readonly AccountOrder[]; sessionToken: string }) {
  return (
    <Section title="Orders and receipts">
      {orders.length === 0 ? (
        <p className="mute border-t-[1.5px] border-ink pt-3">No order is kept with this account.</p>
      ) : (
        <ul className="border-t-[1.5px] border-ink">
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} sessionToken={sessionToken} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function OrderRow({ order, sessionToken }: { order: AccountOrder; sessionToken: string }) {
  const { orderId, at, amount, refundedAmount, state, source, claimedAt } = order;
  const { tone, word } = states[state];
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-rule py-3.5 not-first:border-t">
      <p className="font-semibold">{itemsOf(order)}</p>
      <p className="text-right font-display text-lg leading-tight font-extrabold tabular-nums">
        {source === "gift" ? "Gift" : formatRupees(amount)}
      </p>
      <p className="mute text-sm">{formatDate(at)}</p>
      <p className="justify-self-end">
        <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="mute col-span-full font-mono text-xs break-all">{orderId}</p>
      {refundedAmount > 0 ? (
        <p className="mute col-span-full text-sm">{formatRupees(refundedAmount)} paid back.</p>
      ) : null}
      {claimedAt !== undefined && state !== "refunded" ? (
        <p className="col-span-full text-sm">You asked for your money back on {formatDate(claimedAt)}.</p>
      ) : null}
      <OrderDocuments order={order} />
      {order.guarantee ? (
        <Guarantee orderId={orderId} guarantee={order.guarantee} sessionToken={sessionToken} />
      ) : null}
    </li>
  );
}

function itemsOf({ source, lines }: AccountOrder): string {
  if (source === "gift") return "Opened for you by the shop";
  return lineNames(lines);
}

/** What belongs to an order on paper: its invoice, and the licence, which is the order's own number. */
function OrderDocuments({ order: { lines, state, invoices } }: { order: AccountOrder }) {
  const isLicence = state === "completed" && holds(lines, "agency-license");
  return (
    <>
      {isLicence ? (
        <p className="col-span-full mb-2 text-sm">
          This number is your licence to resell: <a href="/terms-and-conditions">what it allows</a>.
        </p>
      ) : null}
      {invoices === undefined ? null : (
        <div className="col-span-full">
          <InvoiceDownloads asker={{ link: invoices }} />
        </div>
      )}
    </>
  );
}
