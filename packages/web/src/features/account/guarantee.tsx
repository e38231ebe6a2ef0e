import type { AccountOrder } from "@store/contract/calls/read-account";
import { formatDateTime, formatRupees } from "@store/contract/format";
import { type GuaranteeReason, guaranteeReasons, guaranteeReasonWords } from "@store/contract/guarantee";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { accountToasts } from "../../lib/account-toasts.ts";
import { call } from "../../lib/api.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select.tsx";

interface GuaranteeProps {
  orderId: string;
  guarantee: NonNullable<AccountOrder["guarantee"]>;
  sessionToken: string;
}

/** The money of an order back, in two presses: the first says what closes and what comes back. */
export function Guarantee({ orderId, guarantee, sessionToken }: GuaranteeProps) {
  const { until, amount, closes, asks } = guarantee;
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<GuaranteeReason>();
  const heading = useRef<HTMLParagraphElement>(null);
  const claim = useMutation({
    mutationFn: () => call("claim-guarantee", { sessionToken, orderId, ...(reason && { reason }) }),
    onSuccess: (answer) => {
      if (!answer.success) showToast(accountToasts.notClaimed(answer.error));
    },
    onError: () => showToast(accountToasts.notClaimed()),
  });
  const answer = claim.data?.success ? claim.data : undefined;
  useEffect(() => {
    if (open || answer) heading.current?.focus();
  }, [open, answer]);

  const told = "col-span-full mt-2 grid gap-3 border-l-4 border-mat-600 bg-mat-50 px-4 py-3.5 text-sm";
  if (answer)
    return (
      <div className={told}>
        <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {answer.outcome === "sent"
            ? `${formatRupees(answer.amount)} is on its way back, the way you paid.`
            : `We have your wish: a person sends ${formatRupees(answer.amount)} back.`}
        </p>
        <p>
          {answer.outcome === "sent"
            ? `Your bank may take 5 to 10 working days to show it. ${closes.join(", ")} is closed.`
            : "You hear from us by mail. Until then everything stays open."}
        </p>
      </div>
    );
  const last = `Money back until ${formatDateTime(until)} Indian time.`;
  if (!open)
    return (
      <div className="col-span-full mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm">{last}</p>
        <Button look="quiet" size="sm" onClick={() => setOpen(true)}>
          Get my money back
        </Button>
      </div>
    );
  return (
    <div className={told}>
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {last}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <dt>This closes:</dt>
        <dd className="font-semibold">{closes.join(", ")}</dd>
        <dt>This comes back:</dt>
        <dd className="font-semibold">
          {formatRupees(amount)}, the way you paid. Banks take 5 to 10 working days.
        </dd>
      </dl>
      <SelectField
        id={`reason-${orderId}`}
        label="Why? (optional)"
        value={reason ?? ""}
        onChange={({ target }) => setReason(guaranteeReasons.find((each) => each === target.value))}
        none="No reason"
        options={guaranteeReasons.map((each) => [each, guaranteeReasonWords[each]])}
      />
      <p className="flex flex-wrap gap-3">
        <Button
          look="danger"
          size="sm"
          busy={claim.isPending}
          doing="Sending..."
          onClick={() => claim.mutate()}
        >
          {asks ? "Ask for" : "Send"} {formatRupees(amount)} back
        </Button>
        <Button look="quiet" size="sm" onClick={claim.isPending ? undefined : () => setOpen(false)}>
          Keep it
        </Button>
      </p>
    </div>
  );
}
