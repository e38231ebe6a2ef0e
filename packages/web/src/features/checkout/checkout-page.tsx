import { bundle, upsells } from "@store/contract/offer/catalogue";
import { isForAny, isOwned } from "@store/contract/price-basket";
import { lazy, Suspense } from "react";
import { Toaster } from "../../lib/toast.tsx";
import { Kept } from "../../ui/kept.tsx";
import { BillingForm } from "./billing-form.tsx";
import { built } from "./built.ts";
import { DiscountCard } from "./discount-card.tsx";
import { OfferCountdown } from "./offer-countdown.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PayBar } from "./pay-bar.tsx";
import { ReminderBox } from "./reminder-box.tsx";
import { TaxBlock, TaxLine } from "./tax-block.tsx";
import { UpsellList } from "./upsell-list.tsx";
import { useCheckout } from "./use-checkout.ts";

/** What changed while the buyer was paying: it stands with what a press needs, which is there by then. */
const CheckoutNotice = lazy(async () => ({ default: (await import("./late.ts")).CheckoutNotice }));

/** Should its code not arrive, the order is the same: the summary says what is bought. */
const InPlaceOfBundle = lazy(() =>
  import("./in-place-of-bundle.tsx").then(
    ({ InPlaceOfBundle }) => ({ default: InPlaceOfBundle }),
    () => ({ default: () => null }),
  ),
);

/** Known when the site is built: a shop without invoices carries none of their fields. */
const asksForTax = import.meta.env.STORE_GST_MODE === "regular";

const asksByBox = import.meta.env.STORE_REMINDER_CONSENT === "box";

/** The checkout (docs/product.md section 2): rendered when the site is built, then run by the browser. */
export function CheckoutPage() {
  const { state, basket, tax, left, ready, orderHref, ...does } = useCheckout();
  const hasBundle = basket.lines.includes(bundle());
  const { owner } = state;
  // All but the way to the account is hidden, and not taken away: a session may end, and then it is a checkout again.
  const ownsAll =
    owner !== undefined &&
    basket.lines.length === 0 &&
    upsells().every((upsell) => isOwned(upsell, owner.owned));
  return (
    <div className="pb-22 lg:pb-0 [&_:is(a,button,input)]:scroll-my-28 max-lg:[&_input]:scroll-mb-56">
      <Kept name="top">{built ? <built.Top /> : null}</Kept>
      <main
        id="main"
        className="wrap grid gap-8 pt-[clamp(1.5rem,4vw,3rem)] pb-sec lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-14"
      >
        <div className="grid gap-6 min-[40rem]:gap-8">
          <h1 className="text-d2">Checkout</h1>
          <div className="contents" hidden={ownsAll}>
            <OfferCountdown coupon={state.coupon} left={left} />
            <BillingForm
              form={state.form}
              issues={state.issues}
              onType={does.type}
              onLeave={does.leave}
              onSubmit={does.submit}
              fixedEmail={owner !== undefined}
            />
            {asksForTax && tax ? <TaxBlock tax={tax} /> : null}
            {asksByBox ? <ReminderBox wanted={state.reminders} onChange={does.remind} /> : null}
          </div>
          {owner || !hasBundle ? (
            <Suspense>
              <InPlaceOfBundle owner={owner} lines={basket.lines} onChoose={does.choose} />
            </Suspense>
          ) : null}
          <div hidden={!hasBundle}>
            <Kept name="bundle">{built ? <built.BundleCard /> : null}</Kept>
          </div>
          <div className="contents" hidden={ownsAll}>
            <DiscountCard
              code={state.code}
              issue={state.codeIssue}
              coupon={state.coupon}
              amount={basket.discountAmount}
              busy={state.applying}
              onType={does.typeCode}
              onApply={does.applyCode}
              onRemove={does.removeCode}
            />
            <UpsellList chosen={state.upsells} owned={owner?.owned ?? []} onChoose={does.choose} />
          </div>
        </div>
        <div className="lg:sticky lg:top-6" hidden={ownsAll}>
          <OrderSummary
            basket={basket}
            coupon={state.coupon && isForAny(state.coupon, basket.lines) ? state.coupon : undefined}
            paying={state.paying}
            ready={ready}
            tax={asksForTax && tax ? <TaxLine total={basket.total} place={tax.place} /> : null}
            notice={
              state.notice ? (
                <Suspense>
                  <CheckoutNotice notice={state.notice} orderHref={orderHref} onStartOver={does.startOver} />
                </Suspense>
              ) : null
            }
          />
        </div>
      </main>
      <Kept name="foot">{built ? <built.Footer /> : null}</Kept>
      {ownsAll ? null : <PayBar basket={basket} form={state.form} issues={state.issues} />}
      <Toaster raised />
    </div>
  );
}
