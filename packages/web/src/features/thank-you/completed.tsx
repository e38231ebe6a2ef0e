import { formatDate, formatRupees, shortOrderId } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { lazy, Suspense } from "react";
import { readAccount } from "../../lib/checkout-account.ts";
import { Button } from "../../ui/button.tsx";
import { CredentialsCard } from "./credentials-card.tsx";
import { Hero } from "./hero.tsx";
import { QuickLinkGrid } from "./quick-link-grid.tsx";
import { quickLinksOf } from "./quick-links.ts";
import { Receipt, receiptRoom } from "./receipt.tsx";
import { SendAgain } from "./send-again-button.tsx";
import type { OrderAnswer } from "./watch-order.ts";

const Invoices = lazy(() =>
  import("../../ui/invoice-downloads.tsx").then(
    ({ InvoiceDownloads }) => ({ default: InvoiceDownloads }),
    // Thrown, it would take the whole page along, with the login on it.
    () => ({ default: InvoicesFailed }),
  ),
);

/** 'Payment Successful!': the login, the receipt, and the way into everything that was bought. */
export function Completed({ order }: { order: OrderAnswer }) {
  const {
    orderId,
    lines,
    opens,
    finalAmount,
    paidAt,
    credentials,
    byMailOnly = false,
    inAccount = false,
  } = order;
  return (
    <>
      <Hero
        done
        room={receiptRoom(order)}
        title="Payment Successful!"
        order={`Order ${shortOrderId(orderId)} · ${formatRupees(finalAmount)} paid`}
      >
        <p className="mute max-w-[46ch] text-lg print:hidden">
          {inAccount
            ? "It was added to your account: the login that you have opens it."
            : `Everything you bought is ready. ${nextStep(credentials?.password)}`}
        </p>
      </Hero>
      <div className="wrap relative">
        <div className="-mt-9 print:mt-0">
          {credentials ? (
            <CredentialsCard credentials={credentials} byMailOnly={byMailOnly} orderId={orderId} />
          ) : null}
        </div>
        <Receipt order={order} />
        <section aria-labelledby="open" className="py-[clamp(3rem,6vw,5rem)] print:py-5">
          <h2 id="open" className="mb-7 print:mb-2">
            Open what you bought
          </h2>
          <QuickLinkGrid quickLinks={quickLinksOf(opens, lines)} />
          {opens.includes("agency-license") ? (
            <p className="mt-6 max-w-[60ch] border-l-4 border-marigold-400 pl-4">
              <b>Agency License.</b> This order is your licence: {orderId}
              {paidAt ? `, paid on ${formatDate(paidAt)}` : ""}. Keep the mail. See the{" "}
              <a href="/terms-and-conditions">terms</a> and the <a href="/client-desk">client desk</a>.
            </p>
          ) : null}
          {offer.community ? (
            <p className="mt-6 max-w-[60ch]">
              Ask other buyers: the <a href={offer.community}>community</a> is yours as well.
            </p>
          ) : null}
          <div className="mt-8 grid max-w-[60ch] gap-3 print:hidden">
            <p>
              Check your inbox for the confirmation email, and the spam folder too. It can take a few minutes.
            </p>
            {inAccount ? null : <SendAgain orderId={orderId} email={credentials?.email} />}
            {finalAmount > 0 ? (
              <Suspense>
                <Invoices asker={{ orderId, checkoutToken: readAccount()?.checkoutToken }} />
              </Suspense>
            ) : null}
          </div>
        </section>
      </div>
    </>
  );
}

function nextStep(password: string | undefined): string {
  if (password) return "One login opens all of it: save it now.";
  return "One login opens all of it: the one in your mail.";
}

/** In the place of the invoice's button, whose code did not arrive. */
function InvoicesFailed() {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Your PDF could not be offered here. Check your connection and try again.</p>
      <Button look="quiet" size="sm" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  );
}
