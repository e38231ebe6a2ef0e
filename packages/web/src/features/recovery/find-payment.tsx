import type { PaymentClaim } from "@store/contract/find-payment-form";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Found } from "./found.tsx";
import { type FoundPayment, useFindPayment } from "./use-find-payment.ts";
import { WaysOut } from "./ways-out.tsx";

/** /lost-access#payment: for a buyer who has paid and has no login. */
export function FindPayment() {
  const [ending, setEnding] = useState<{ found: FoundPayment; claim: PaymentClaim }>();
  if (ending) return <Found {...ending} />;
  return <FindForm onFound={(found, claim) => setEnding({ found, claim })} />;
}

function FindForm(props: Parameters<typeof useFindPayment>[0]) {
  const { refusal, busy, field, onSubmit } = useFindPayment(props);
  return (
    <>
      <div className="grid gap-3">
        <ArrivedTitle>Paid, but not in?</ArrivedTitle>
        <p className="mute text-lg">
          Tell us three things about your payment. If they belong together, your login is on its way to the
          address you bought with.
        </p>
      </div>
      {refusal ? <Refusal key={refusal}>{refusal}</Refusal> : null}
      <form noValidate className="grid gap-5" onSubmit={onSubmit}>
        <Field
          id="reference"
          {...field("reference")}
          label="Payment reference"
          hint="UPI’s 12 digits, or an id such as pay_29QQoUBi66xm2f"
          exact
          required
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            id="paise"
            {...field("paise")}
            label="Amount paid"
            hint="In rupees, such as 999"
            inputMode="decimal"
            required
          />
          <Field
            id="phoneLast4"
            {...field("phoneLast4")}
            label="Phone, last four digits"
            hint="Of the number you bought with"
            inputMode="numeric"
            required
          />
        </div>
        <Button type="submit" block busy={busy} doing="Looking...">
          Find my payment <Arrow />
        </Button>
      </form>
      <details className="acc border-y border-rule">
        <summary>Where is the reference?</summary>
        <ul className="mute grid list-disc gap-2 pb-4 pl-5 text-sm">
          <li>
            In your UPI app: open the payment in its history. The 12 digits are called UTR, UPI transaction ID
            or UPI Ref. No.
          </li>
          <li>In the message of your bank: the 12 digits after “UPI Ref” or “UTR”.</li>
          <li>On the receipt of the payment company: the id that begins with pay_ or pi_.</li>
        </ul>
      </details>
      <p>
        <Link to="/lost-access" className="inline-flex min-h-11 items-center font-semibold">
          Ask with your email instead
        </Link>
      </p>
      <WaysOut />
    </>
  );
}

/** What the shop said no to. The keyboard and the screen reader arrive at it. */
function Refusal({ children }: { children: string }) {
  return (
    <div
      ref={arrive}
      tabIndex={-1}
      className="grid grid-cols-[auto_1fr] gap-3 rounded-sheet border border-l-[6px] border-vermilion-600 bg-sheet px-4 py-3 text-sm outline-none"
    >
      <Icon as={TriangleAlert} className="mt-0.5 text-vermilion-600" />
      <p role="alert">{children}</p>
    </div>
  );
}

function arrive(notice: HTMLDivElement | null): void {
  notice?.focus();
}
