import type { LedgerLine, PaymentSessionLine } from "@store/contract/admin-rows";
import { formatDateTime, formatPaise } from "@store/contract/format";
import type { LedgerKind, paymentSessionStates } from "@store/contract/money-rows";
import type { ReactNode } from "react";
import { StatusNote } from "../../../ui/status-note.tsx";

const kinds: Record<LedgerKind, string> = {
  sale: "Sale",
  "sale-undone": "Sale taken back",
  "refund-asked": "Refund asked for",
  "refund-done": "Refund sent",
  "refund-failed": "Refund failed: the bank gave the money back to the shop",
  "dispute-opened": "The buyer's bank disputes it",
  "dispute-won": "Dispute won",
  "dispute-lost": "Dispute lost",
  duplicate: "Paid a second time",
  "duplicate-refunded": "Second payment sent back",
  fee: "Fee, told later",
};

const fates: Record<(typeof paymentSessionStates)[number], string> = {
  asked: "Nobody has its address yet",
  open: "Open: it can be paid",
  paid: "Paid",
  closed: "Closed, nobody paid on it",
  refused: "The payment company did not open it",
};

/** What happened to an order's money, and on which payment pages. */
export function OrderMoney({
  ledger,
  sessions,
}: {
  ledger: readonly LedgerLine[];
  sessions: readonly PaymentSessionLine[];
}) {
  const failed = lastFailed(ledger);
  return (
    <>
      {failed ? (
        <StatusNote>
          A refund of {formatPaise(failed.paise)} did not reach the buyer: the bank gave the money back to the
          shop. Refund it again, or ask the buyer where to send it.
        </StatusNote>
      ) : null}
      <Lines title="Money" none="No money has moved yet.">
        {ledger.map((line, place) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added
            key={place}
            at={line.at}
            what={kinds[line.kind]}
            money={formatPaise(line.paise)}
            more={line.hasFee ? feeOf(line) : undefined}
          />
        ))}
      </Lines>
      <Lines title="Payment pages" none="It needed none.">
        {sessions.map((session, place) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: sessions are only ever added
            key={place}
            at={session.at}
            what={session.attachedBy ? `Payment attached by ${session.attachedBy}` : fates[session.state]}
            money={formatPaise(session.paise)}
            more={session.state === "open" ? `until ${formatDateTime(session.expiresAt)}` : undefined}
          />
        ))}
      </Lines>
    </>
  );
}

/** A refund that failed, unless another was sent since. */
function lastFailed(ledger: readonly LedgerLine[]): LedgerLine | undefined {
  const failed = ledger.findLast(({ kind }) => kind === "refund-failed");
  const sent = ledger.findLast(({ kind }) => kind === "refund-done" || kind === "duplicate-refunded");
  return failed && sent && sent.at > failed.at ? undefined : failed;
}

/** Not known is not nothing. */
function feeOf({ fee, feeTax }: LedgerLine): string {
  if (fee === undefined) return "fee not yet known";
  return `fee ${formatPaise(fee)}${feeTax === undefined ? "" : `, and ${formatPaise(feeTax)} tax on it`}`;
}

function Lines({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-d4">{title}</h3>
      {children.length === 0 ? <p className="mute text-sm">{none}</p> : null}
      {children.length > 0 ? <ul className="border-[1.5px] border-ink bg-sheet">{children}</ul> : null}
    </section>
  );
}

function Line({
  at,
  what,
  money,
  more,
}: {
  at: number;
  what: string;
  money: string;
  more: string | undefined;
}) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-rule px-4 py-2.5 text-sm first:border-t-0">
      <span className="wrap-anywhere">{what}</span>
      <b className="num text-right">{money}</b>
      <time dateTime={new Date(at).toISOString()} className="mute num text-xs">
        {formatDateTime(at)}
      </time>
      {more ? <span className="mute text-right text-xs">{more}</span> : null}
    </li>
  );
}
