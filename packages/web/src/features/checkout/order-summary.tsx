import { formatRupees } from "@store/contract/format";
import { struckPrice } from "@store/contract/honest/shown";
import { type PricedBasket, reductionWords } from "@store/contract/price-basket";
import { LockKeyhole, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useOnline } from "../../lib/online.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Kept } from "../../ui/kept.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { WasPrice } from "../../ui/was-price.tsx";
import { built } from "./built.ts";
import { billingFormId, payAreaId, summaryId } from "./checkout-ids.ts";
import type { AppliedCoupon } from "./checkout-state.ts";

interface OrderSummaryProps {
  basket: PricedBasket;
  coupon: AppliedCoupon | undefined;
  paying: boolean;
  /** The page is running: before that, a press must not send the form by the browser's own means. */
  ready: boolean;
  /** The tax in the total; nothing while none is named. */
  tax: ReactNode;
  notice: ReactNode;
}

/** Lines, discount, 'Total Savings', total, and the button. Every figure comes from the contract's pricing. */
export function OrderSummary({ basket, coupon, paying, ready, tax, notice }: OrderSummaryProps) {
  const regular = basket.subtotal + basket.totalSavings;
  // Before a coupon, as the savings above it.
  const share = regular > 0 ? (basket.subtotal / regular) * 100 : 0;
  const online = useOnline();
  return (
    <Sheet look="framed" className="*:px-5 *:py-4 [&>*+*]:border-t [&>*+*]:border-rule">
      <h2 id={summaryId} tabIndex={-1} className="scroll-mt-4 text-d3">
        Order summary
      </h2>
      <dl className="grid gap-2.5 text-sm">
        {basket.lines.map((line) => (
          <Row key={line.id} label={line.name}>
            <Struck price={struckPrice(line)} />
            {formatRupees(line.price)}
          </Row>
        ))}
      </dl>
      {basket.lines.length > 1 || coupon ? (
        <dl className="grid gap-2.5 text-sm">
          <Row label="Subtotal">{formatRupees(basket.subtotal)}</Row>
          {coupon ? (
            <Row label={`${coupon.code} (${reductionWords(coupon)})`}>
              <span className="text-mat-600">−{formatRupees(basket.discountAmount)}</span>
            </Row>
          ) : null}
        </dl>
      ) : null}
      {basket.totalSavings > 0 ? (
        <div className="grid gap-2 bg-mat-100 text-mat-700">
          <p className="flex flex-wrap justify-between font-semibold">
            <span>Total Savings</span>
            <span className="num">{formatRupees(basket.totalSavings)}</span>
          </p>
          <div aria-hidden="true">
            <Ruler size="sm" percent={share} label="Share of the regular price" />
          </div>
          <p className="text-xs">
            You pay {Math.round(share)}% of {formatRupees(regular)}, the regular price
            {coupon ? ", and less with your code" : ""}.
          </p>
        </div>
      ) : null}
      <div className="flex items-end justify-between gap-4 max-[20rem]:block">
        <p>
          <b>Total</b>
          <br />
          <span className="mute text-sm">One-time, in rupees</span>
          {tax}
        </p>
        <p aria-live="polite" aria-atomic="true" className="price text-5xl leading-[0.85]">
          <span className="sr-only">Total </span>
          {formatRupees(basket.total)}
        </p>
      </div>
      <div id={payAreaId} className="grid gap-4">
        {/* A refused press says it in its own words. */}
        <div role="status" className="[.refused+&]:hidden">
          {online ? null : (
            <p className="grid grid-cols-[auto_1fr] gap-3 rounded-sheet bg-marigold-100 p-4 text-sm">
              <Icon as={WifiOff} className="mt-0.5 text-marigold-700" />
              <span>
                <b>You are offline.</b> Nothing was charged, and what you typed is kept. Press the button
                again when your connection is back.
              </span>
            </p>
          )}
        </div>
        {notice}
        <Button
          type={ready ? "submit" : "button"}
          form={billingFormId}
          size="lg"
          block
          busy={paying}
          doing="Processing..."
          className="px-2! text-base! sm:text-lg!"
        >
          <Icon as={LockKeyhole} /> Complete Secure Payment
        </Button>
        <Kept name="terms">{built ? <built.Terms /> : null}</Kept>
      </div>
      <Kept name="guarantee">{built ? <built.Guarantee /> : null}</Kept>
    </Sheet>
  );
}

function Struck({ price }: { price: number | undefined }) {
  return price === undefined ? null : <WasPrice price={price} className="mr-2 text-xs font-normal" />;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 max-[20rem]:block">
      <dt>{label}</dt>
      <dd className="num flex-none text-right font-semibold">{children}</dd>
    </div>
  );
}
