import { isObserved, promisesGuarantee, refundReading } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";
import type { RefundReading } from "@store/contract/offer/settings";
import { methodsOf } from "@store/contract/payment-rules";
import { LegalPage, type LegalSection } from "./legal/legal-page.tsx";
import { MailLink } from "./legal/mail-link.tsx";

const takesUpi = methodsOf(offer.payments).includes("UPI");

const guarantee: LegalSection = {
  id: "guarantee",
  title: "30-day money-back guarantee",
  body: (
    <>
      <p>
        The landing page and the checkout promise a 30-day money-back guarantee. It runs for 30 days from the
        moment your payment went through, and it covers the price you paid, upsells included.
      </p>
      <p>
        To use it, write to <MailLink /> from the address you bought with and name your order number. Tell us
        what did not fit, if you like: it helps us draw the next one better.
      </p>
    </>
  ),
};

const policy: LegalSection = {
  id: "digital",
  title: "Digital products",
  body: (
    <>
      <p>
        What we sell is digital and can be downloaded in full{" "}
        {isObserved() ? "the minute you pay" : "once your payment is confirmed"}. A file cannot be handed
        back. So the rule for digital products is: no refunds, except in these three cases.
      </p>
      <ol>
        <li>
          <b>You were charged twice</b> for the same order. We return the second payment.
        </li>
        <li>
          <b>You have no access,</b> you have written to support, and we could not let you in.
        </li>
        <li>
          <b>A technical issue</b> on our side keeps you from using what you bought, and we have not solved it
          within 7 business days of your message.
        </li>
      </ol>
    </>
  ),
};

const both: LegalSection = {
  id: "together",
  title: "How the two go together",
  body: (
    <p>
      The guarantee is what our sales pages say; the section after it is the rule for digital products. You
      may meet either of them when you read about us, so both stand here. If they point different ways in your
      case, write to us and say so. We read the case in the buyer&apos;s favour before we say no.
    </p>
  ),
};

const shared: readonly LegalSection[] = [
  {
    id: "cancel",
    title: "Cancelling an order",
    body: (
      <p>
        Once an order is paid it cannot be cancelled, because the files are delivered at once. An order that
        you leave before paying lapses by itself after about half an hour and costs nothing.
      </p>
    ),
  },
  {
    id: "ask",
    title: "How to ask, and when we answer",
    body: (
      <>
        <p>
          Write to <MailLink /> with your order number (it begins with ORDER_) or your customer ID (CUST_).
          Support replies within 48 hours, Monday to Friday.
        </p>
        <p>
          If you cannot get in, write to us first.{" "}
          {isObserved()
            ? "Nearly always the login has only got lost in a spam folder, and you are in again the same day."
            : "The login may have got lost in a spam folder; then we send it again."}
        </p>
      </>
    ),
  },
  {
    id: "money",
    title: "How the money comes back",
    body: (
      <>
        <p>
          A refund goes back the way it came: to the card{takesUpi ? ", the UPI account" : ""} or the bank you
          paid from, through our payment provider. We send it as soon as we have agreed to it; your bank may
          take 5 to 10 working days to show it.
        </p>
        <p>
          With the refund, the access that this order gave you ends. Files of a refunded order may not be used
          any longer.
        </p>
      </>
    ),
  },
  {
    id: "charge-back",
    title: "If you do not know a payment",
    body: (
      <p>
        Write to us with the date and the amount: we look for its order. You may also ask the bank or the app
        that you paid with for a charge-back, or the payment company; the <a href="/contact">contact page</a>{" "}
        says where.
      </p>
    ),
  },
  {
    id: "complaint",
    title: "If you do not agree",
    body: (
      <p>
        Write to the grievance officer named on the <a href="/contact">contact page</a>: receipt is
        acknowledged within 48 hours, and the complaint is settled within one month. Your rights under the
        Consumer Protection Act, 2019 stand beside this policy, whatever it says.
      </p>
    ),
  },
];

const readings: Record<RefundReading | "both", readonly LegalSection[]> = {
  both: [guarantee, policy, both, ...shared],
  guarantee: [guarantee, ...shared],
  strict: [policy, ...shared],
};

const lines: Record<RefundReading | "both", readonly string[]> = {
  both: [
    "Our sales pages promise a 30-day money-back guarantee.",
    "For digital products the rule is: no refunds, except for a double charge, missing access or a fault we cannot repair.",
  ],
  guarantee: ["Not what you hoped for? You have 30 days to ask for your money back."],
  strict: [
    "Digital products are not refunded, except for a double charge, missing access or a fault we cannot repair.",
  ],
};

/** Refunds, in the reading that the shop has chosen (docs/product.md section 9). */
export function RefundPage() {
  return (
    <LegalPage
      title="Refund Policy"
      updated="2026-11-01"
      short={[
        ...lines[refundReading()],
        "Write first: support replies within 48 hours, Monday to Friday.",
        promisesGuarantee()
          ? "Nothing is charged again: one payment, no subscription."
          : "One payment, no subscription.",
      ]}
      sections={readings[refundReading()]}
    />
  );
}
