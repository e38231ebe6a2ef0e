import type { OwnerNotice } from "@store/contract/admin-rows";
import { formatPaise } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { Button } from "../../../ui/button.tsx";
import { askAnew } from "../answers.ts";
import { When } from "../parts/texts.tsx";
import { useAsk } from "../use-action.ts";
import { unmatchedQuery } from "./orders.queries.ts";

/** What went wrong by itself and needs the owner. Takes no room while there is nothing. */
export function Notices() {
  const { data } = useQuery(unmatchedQuery());
  if (!data || data.notices.length === 0) return null;
  return (
    <section aria-label="To look at" className="my-8">
      <h2 className="mb-1 text-d4">To look at</h2>
      <p className="mute mb-4 max-w-[60ch] text-sm">
        The shop could not settle these by itself. They stay here until you say that they are done.
      </p>
      <ul className="border-[1.5px] border-ink bg-sheet">
        {data.notices.map((notice) => (
          <Notice key={notice.noticeId} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function Notice({ notice }: { notice: OwnerNotice }) {
  const { noticeId, at, kind, orderId, customerId, customerName = "a buyer", paise = 0, paymentId } = notice;
  const { title, advice } = saidOf(notice);
  const done = useCloseNotice();
  const again = useSendBack();
  const isAboutMail = kind === "complaint";
  const place = isAboutMail
    ? customerId && `/admin/users?open=${customerId}`
    : orderId && `/admin/orders?open=${orderId}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule px-5 py-4 text-sm first:border-t-0">
      <div className="grid flex-[1_1_18rem] gap-1">
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="text-base">{title}</b>
          <When at={at} />
        </span>
        <span className="max-w-[70ch] wrap-anywhere">{advice}</span>
        {place ? (
          <Link to={place} className="-my-2.5 inline-flex min-h-11 items-center font-semibold wrap-anywhere">
            {isAboutMail ? `Open ${customerName}` : `Open the order of ${customerName}`}
          </Link>
        ) : null}
      </div>
      {paymentId === undefined ? null : (
        <Button size="sm" busy={again.isPending} onClick={() => again.mutate({ noticeId })}>
          Send {formatPaise(paise)} back
        </Button>
      )}
      <Button
        look="quiet"
        size="sm"
        aria-label={`Done: ${title}, ${customerName}`}
        busy={done.isPending}
        onClick={() => done.mutate({ noticeId })}
      >
        Done
      </Button>
    </li>
  );
}

/** What has happened, and what the owner can do. */
function saidOf({ kind, paise = 0, paymentId, mail, why, customerName = "The buyer" }: OwnerNotice): {
  title: string;
  advice: string;
} {
  const money = formatPaise(paise);
  // Of a payment beside the sale: a refund of the order would end its buyer's access, and this money would stay here.
  const again =
    paymentId === undefined
      ? "Refund the order once more"
      : "It was paid a second time, and the order itself stands: send it back once more";
  switch (kind) {
    case "review":
      return {
        title: "A payment to decide about",
        advice: `It was not taken for one of this order: ${why}. Open the order, and complete or refund it.`,
      };
    case "refund-failed":
      return {
        title: `A refund of ${money} came back`,
        advice: `The bank did not take it, and the shop has the money again. ${again}, or ask ${customerName} where else to send it.`,
      };
    case "refund-refused":
      return {
        title: `A refund of ${money} was refused`,
        advice: `The payment company will not send it: ${why}. ${again}, or pay ${customerName} another way.`,
      };
    case "complaint":
      return {
        title: `“${mail}” was called unwanted`,
        advice:
          "The recipient reported this mail as spam. Reminders to that address have stopped by themselves; if many complain, look at what the mails say.",
      };
    case "guarantee":
      return {
        title: `${money} asked back under the guarantee`,
        advice: `${customerName} pressed the button in the account${why ? `: “${why}”` : ""}. Open the order and refund it, or write to ${customerName}.`,
      };
    case "turnover":
      return {
        title: `Sales of ${money} this financial year`,
        advice:
          why === "20 lakh"
            ? "Above ₹20 lakh a year a seller of services must register for GST (₹10 lakh in some States); what its owner sells elsewhere counts as well. Ask your accountant, then switch tax invoices on."
            : "Above ₹5 crore a year invoices to businesses with a GSTIN must be registered at the government's portal first. This shop does not do that: ask your accountant.",
      };
  }
}

/** Sends a second payment back once more. */
function useSendBack() {
  return useAsk("admin-orders", "refund-duplicate", {
    failed: "Failed to send the payment back",
    onDone: () => askAnew("admin-orders", "unmatched"),
    says: ({ paise }) => [adminDone.refunded, `${formatPaise(paise)} went back.`],
    onConflict: () => askAnew("admin-orders", "unmatched"),
  });
}

/** Takes a notice off the list, here at once: an index may lag a moment. */
function useCloseNotice() {
  return useAsk("admin-orders", "close-notice", {
    failed: "Failed to close notice",
    onDone: (_, { noticeId }) =>
      queryClient.setQueryData(
        unmatchedQuery().queryKey,
        (list) => list && { ...list, notices: list.notices.filter((one) => one.noticeId !== noticeId) },
      ),
  });
}
