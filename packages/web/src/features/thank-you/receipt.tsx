import { formatDate, formatRupees } from "@store/contract/format";
import type { ReactNode } from "react";
import { Stamp } from "../../ui/stamp.tsx";
import type { OrderAnswer } from "./watch-order.ts";

/** What was paid, as a slip of paper with the PAID stamp. On wide screens it lies on the mat, behind the credentials. */
export function Receipt({ order }: { order: OrderAnswer }) {
  const { orderId, paidAt, paymentReference } = order;
  return (
    <section
      aria-labelledby="receipt"
      className="relative z-1 mt-10 break-inside-avoid print:mt-3 print:py-2 print:shadow-none rounded-sheet bg-sheet p-6 pb-7 shadow-sheet lg:absolute lg:right-0 lg:bottom-full lg:mt-0 lg:w-76 lg:translate-y-2 lg:rotate-3 lg:pb-14 lg:shadow-[-12px_18px_30px_#04150f66]"
    >
      <Stamp
        text="PAID"
        {...(paidAt ? { sub: formatDate(paidAt), label: `Paid on ${formatDate(paidAt)}` } : {})}
        className="absolute -top-6 right-5 w-34 rounded-[4px] bg-sheet p-0.75 lg:right-auto lg:-left-10 lg:-rotate-11"
      />
      <h2 id="receipt" className="mb-4 text-[1.375rem] lg:text-right">
        Receipt
      </h2>
      <OrderSums order={order} />
      <dl className="mt-4 grid gap-1 border-t border-rule pt-3 text-xs">
        <Name label="Order number">{orderId}</Name>
        {paymentReference ? <Name label="Payment reference">{paymentReference}</Name> : null}
      </dl>
      {paymentReference ? (
        <p className="mute mt-2 text-xs">
          Should you ever be locked out, <a href="/lost-access#payment">the reference lets you in</a>.
        </p>
      ) : null}
    </section>
  );
}

/** What was ordered, what comes off, and the total. */
export function OrderSums({ order }: { order: OrderAnswer }) {
  const { lines, subtotal, discountCode, discountAmount, finalAmount } = order;
  return (
    <dl className="grid gap-2 text-sm">
      {lines.map(({ product, name, price }) => (
        <Row key={product} label={name}>
          {formatRupees(price)}
        </Row>
      ))}
      {discountAmount > 0 ? <Row label="Subtotal">{formatRupees(subtotal)}</Row> : null}
      {discountAmount > 0 ? (
        <Row label={discountCode ?? "Discount"}>−{formatRupees(discountAmount)}</Row>
      ) : null}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-ink pt-2">
        <dt className="font-semibold">Total</dt>
        <dd className="price text-2xl leading-none">{formatRupees(finalAmount)}</dd>
      </div>
    </dl>
  );
}

/** How much of the mat the receipt and its stamp take on wide screens, below the header. */
export function receiptRoom(order: OrderAnswer): string {
  const { lines, discountAmount, paymentReference } = order;
  const rows = lines.length + (discountAmount > 0 ? 2 : 0);
  return `${14.75 + rows * 1.95 + (paymentReference ? 5.75 : 0)}rem`;
}

/** What the order and its payment are called; it may break where it must. */
function Name({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="mute">{label}</dt>
      <dd className="code wrap-anywhere">{children}</dd>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="num font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}
