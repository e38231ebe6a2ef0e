import type { AccessRequest } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { ShortOrderId, When } from "../parts/texts.tsx";
import { DismissRequestDialog, GrantDialog } from "./access-request-dialogs.tsx";
import { unmatchedQuery } from "./orders.queries.ts";
import { WaitsSince } from "./waits-since.tsx";

const dialogs = { grant: GrantDialog, dismiss: DismissRequestDialog };
interface Chosen {
  what: keyof typeof dialogs;
  request: AccessRequest;
}

/** Payers who wait for a person. Takes no room while there are none; the list beside it says when it could not be loaded. */
export function AccessRequests() {
  const { data } = useQuery(unmatchedQuery());
  const [chosen, setChosen] = useState<Chosen>();
  if (!data || (data.requests.length === 0 && !chosen)) return null;
  const Ask = chosen && dialogs[chosen.what];
  return (
    <section aria-label="Paid, and asking for a person" className="my-8">
      <h2 className="mb-1 text-d4">Paid, and asking for a person</h2>
      <p className="mute mb-4 max-w-[60ch] text-sm">
        They named the payment, its sum and the end of the phone number, and cannot get in by themselves. We
        promise an answer within 48 hours, Monday to Friday.
      </p>
      <ul className="border-[1.5px] border-ink bg-sheet">
        {data.requests.map((request) => (
          <Request
            key={request.orderId}
            request={request}
            onChoose={(what) => setChosen({ what, request })}
          />
        ))}
      </ul>
      {Ask ? <Ask request={chosen.request} onClose={() => setChosen(undefined)} /> : null}
    </section>
  );
}

function Request({
  request,
  onChoose,
}: {
  request: AccessRequest;
  onChoose: (what: Chosen["what"]) => void;
}) {
  const { orderId, why, askedAt, customerName, customerPhone, finalAmount, paidAt } = request;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule px-5 py-4 text-sm first:border-t-0">
      <div className="grid flex-[1_1_18rem] gap-1">
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="text-base">{customerName}</b>
          <WaitsSince at={askedAt} />
        </span>
        <span className="wrap-anywhere">
          <Wish request={request} />
        </span>
        <span className="mute">
          <b className="num">{formatRupees(finalAmount)}</b>
          {paidAt ? (
            <>
              {" "}
              paid <When at={paidAt} />
            </>
          ) : null}
          , phone <span className="whitespace-nowrap">{customerPhone}</span>
        </span>
        <Link
          to={`/admin/orders?open=${orderId}`}
          className="-my-2.5 inline-flex min-h-11 w-fit items-center gap-1"
        >
          Order <ShortOrderId orderId={orderId} />
        </Link>
      </div>
      <div className="flex flex-wrap gap-3">
        {why === "address" ? (
          <Button
            look="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Send it there: the login of ${customerName}, ${orderId}`}
            onClick={() => onChoose("grant")}
          >
            Send it there
          </Button>
        ) : null}
        <Button
          look="quiet"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Dismiss the request of ${customerName}, ${orderId}`}
          onClick={() => onChoose("dismiss")}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}

/** What is in the way. */
function Wish({ request: { why, email, customerEmail } }: { request: AccessRequest }) {
  if (why === "address")
    return (
      <>
        Bought with {customerEmail}, asks for the login at <b>{email}</b>.
      </>
    );
  const what =
    why === "review"
      ? "The payment was not taken for one of this order: open it, and complete or refund it."
      : `The account of ${customerEmail} is blocked or gone.`;
  return (
    <>
      {what}
      {email ? ` Write to ${email}.` : null}
    </>
  );
}
