import type { FoundState } from "@store/contract/calls/find-payment";
import type { PaymentClaim } from "@store/contract/find-payment-form";
import { offer } from "@store/contract/offer/offer";
import { type ReactNode, useState } from "react";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { LoginLinks } from "./login-links.tsx";
import { SideNote } from "./side-note.tsx";
import { type FoundPayment, useOtherAddress } from "./use-find-payment.ts";
import { WaysOut } from "./ways-out.tsx";

interface FoundProps {
  found: FoundPayment;
  claim: PaymentClaim;
}

/** A payment was found: what has been done, and what its payer can do. */
export function Found({ found, claim }: FoundProps) {
  const [asked, setAsked] = useState<{ found: FoundPayment; email: string }>();
  const { state, orderId, email } = asked?.found ?? found;
  const { title, say } = texts[state];
  const isMailed = state === "paid" || state === "mailed" || state === "mailed-before";
  return (
    <>
      <div className="grid gap-3">
        {/* A second answer is another screen. */}
        <ArrivedTitle key={asked ? "asked" : "found"}>{title}</ArrivedTitle>
        <p className="text-lg">{say({ email, asked: asked?.email })}</p>
        {orderId ? <p className="mute text-sm wrap-anywhere">Order {orderId}</p> : null}
      </div>
      {isMailed ? (
        <>
          <SideNote>
            It usually arrives within a minute. If not, look in spam and in the promotions folder, and search
            for “{offer.name} login”.
          </SideNote>
          <OtherAddress
            claim={claim}
            onAsked={(next, address) => setAsked({ found: next, email: address })}
          />
          <LoginLinks title="Found it? Log in" />
        </>
      ) : null}
      <WaysOut />
    </>
  );
}

const texts: Record<
  FoundState,
  { title: string; say: (where: { email: string | undefined; asked: string | undefined }) => ReactNode }
> = {
  paid: {
    title: "We have your payment",
    say: ({ email }) => (
      <>
        It had not reached us before you asked. Your login is on its way to <Masked>{email}</Masked>.
      </>
    ),
  },
  mailed: {
    title: "Your login is on its way",
    say: ({ email }) => (
      <>
        Your payment is here, and your order is complete. We have mailed its login to <Masked>{email}</Masked>
        , the address it was bought with.
      </>
    ),
  },
  "mailed-before": {
    title: "We have mailed it today",
    say: ({ email }) => (
      <>
        Your order is complete, and its login went to <Masked>{email}</Masked> as often as we send it in a
        day.
      </>
    ),
  },
  person: {
    title: "One of us looks at it",
    say: ({ asked }) =>
      asked
        ? `We have your payment, and your wish to have the login at ${asked}. One of us makes sure that it is you, perhaps with a call, within 48 hours, Monday to Friday. Nothing changes before that.`
        : "We have your payment. One of us sees to the rest within 48 hours, Monday to Friday. Please do not pay again.",
  },
  refunded: {
    title: "This payment went back",
    say: () =>
      "The money was refunded the way it came; banks take up to 7 working days to show it. What it had opened is closed.",
  },
};

function Masked({ children }: { children: string | undefined }) {
  return <b className="wrap-anywhere">{children}</b>;
}

/** A slip in the address: asked for here, decided by a person. */
function OtherAddress({
  claim,
  onAsked,
}: {
  claim: PaymentClaim;
  onAsked: (found: FoundPayment, email: string) => void;
}) {
  const { issue, busy, onInput, onSubmit } = useOtherAddress(claim, onAsked);
  return (
    <details className="acc border-y border-rule">
      <summary>Is this not your address?</summary>
      <form noValidate className="grid gap-4 pb-5" onSubmit={onSubmit}>
        <p className="mute text-sm">
          Then it was a slip. Tell us the right one: a person looks at it, because an address alone proves
          nothing.
        </p>
        <Field
          id="right-email"
          name="email"
          type="email"
          label="Your email address"
          error={issue}
          onInput={onInput}
          autoComplete="email"
          required
        />
        <Button type="submit" look="secondary" busy={busy} doing="Sending...">
          Ask for my login there
        </Button>
      </form>
    </details>
  );
}
