import type { UnmatchedPayment } from "@store/contract/admin-rows";
import { formatPaise } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { Technical, When } from "../parts/texts.tsx";
import { unmatchedQuery } from "./orders.queries.ts";
import { AttachDialog, DismissDialog, RefundPaymentDialog } from "./unmatched-dialogs.tsx";
import { WaitsSince } from "./waits-since.tsx";

const dialogs = { attach: AttachDialog, refund: RefundPaymentDialog, dismiss: DismissDialog };
interface Chosen {
  what: keyof typeof dialogs;
  payment: UnmatchedPayment;
}

/** Money without an order, for a person to decide about. Takes no room while there is none. */
export function Unmatched() {
  const { data, isError } = useQuery(unmatchedQuery());
  const [chosen, setChosen] = useState<Chosen>();
  if (isError && !data)
    return (
      <div className="mt-6">
        <StatusNote>Whether there is money without an order could not be loaded.</StatusNote>
      </div>
    );
  if (!data || (data.payments.length === 0 && !chosen)) return null;
  const Ask = chosen && dialogs[chosen.what];
  return (
    <section aria-label="Money without an order" className="my-8">
      <h2 className="mb-1 text-d4">Money without an order</h2>
      <p className="mute mb-4 max-w-[60ch] text-sm">
        The payment company took these payments, and no order has them. Each night the shop looks at the day
        before.
      </p>
      <ul className="border-[1.5px] border-ink bg-sheet">
        {data.payments.map((payment) => (
          <Payment
            key={payment.paymentId}
            payment={payment}
            onChoose={(what) => setChosen({ what, payment })}
          />
        ))}
      </ul>
      {data.more ? (
        <p className="mute mt-2 text-sm">There are more. Those follow when these have been decided.</p>
      ) : null}
      {Ask ? <Ask payment={chosen.payment} onClose={() => setChosen(undefined)} /> : null}
    </section>
  );
}

function Payment({
  payment,
  onChoose,
}: {
  payment: UnmatchedPayment;
  onChoose: (what: Chosen["what"]) => void;
}) {
  const { paymentId, at, amount, currency, says, saysOrder, note, refunding, askedAt, askedEmail } = payment;
  const money = formatPaise(amount, currency);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule px-5 py-4 text-sm first:border-t-0">
      <div className="grid flex-[1_1_18rem] gap-1">
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="num text-base">{money}</b>
          <When at={at} />
          {refunding ? <Badge tone="wait">Going back</Badge> : null}
          {askedAt ? <WaitsSince at={askedAt} /> : null}
        </span>
        <span className="wrap-anywhere">
          {says ? `For: ${says}` : "It does not say what it is for."}
          {saysOrder ? (
            <>
              {" "}
              It names <span className="code">{saysOrder}</span>.
            </>
          ) : null}
        </span>
        <Technical word="Payment ID">
          <span className="code wrap-anywhere">{paymentId}</span>
        </Technical>
        {askedAt ? (
          <span className="wrap-anywhere">
            Its payer asks for what was bought{askedEmail ? `: write to ${askedEmail}` : ""}.
          </span>
        ) : null}
        {note ? <span className="text-vermilion-600">{note}</span> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {refunding ? null : (
          <Button
            look="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Attach ${money}, ${paymentId}, to an order`}
            onClick={() => onChoose("attach")}
          >
            Attach
          </Button>
        )}
        <Button
          look="danger"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Refund ${money}, ${paymentId}`}
          onClick={() => onChoose("refund")}
        >
          {refunding ? "Finish refund" : "Refund"}
        </Button>
        {refunding ? null : (
          <Button
            look="quiet"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Dismiss ${money}, ${paymentId}`}
            onClick={() => onChoose("dismiss")}
          >
            Dismiss
          </Button>
        )}
      </div>
    </li>
  );
}
