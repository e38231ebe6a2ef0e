// An order's money in sentences. Ids stand in brackets at the end, where nobody has to read them.
import type { StoryLine } from "@store/contract/admin-rows";
import { formatPaise } from "@store/contract/format";
import type { LedgerKind } from "@store/contract/money-rows";
import type { LedgerRow } from "../ledger.entity.ts";
import type { PaymentSession, PaymentSessionState } from "../payment-session.entity.ts";
import type { OrderRecord } from "../record.ts";
import type { Refund } from "../refund.entity.ts";

/** Its payment pages, its ledger, and refunds that were never made. */
export function moneyLines({ sessions, ledger, refunds }: OrderRecord): StoryLine[] {
  return [
    ...sessions.map(sessionLine),
    ...ledger.map(ledgerLine),
    ...refunds.filter(({ state }) => state === "refused").map(refusedLine),
  ];
}

const fates: Record<PaymentSessionState, string> = {
  asked: "nobody has been given its address yet",
  open: "it can still be paid",
  paid: "it was paid",
  closed: "nobody paid on it",
  refused: "the payment company would not open it",
};

function sessionLine({ createdAt, state, amount, attachedBy, sessionId }: PaymentSession): StoryLine {
  const money = formatPaise(amount);
  const what = attachedBy
    ? `A payment of ${money} was attached by ${attachedBy}`
    : `Payment page for ${money}: ${fates[state]}`;
  return { at: createdAt, kind: "payment", what, ...idsOf(sessionId) };
}

const sentences: Record<LedgerKind, (money: string, row: LedgerRow) => string> = {
  sale: (money, { paymentId, by, paise }) => {
    if (paymentId !== undefined) return `${money} was paid`;
    if (by !== undefined) return `Sale of ${money} entered by ${by}`;
    return paise === 0 ? "Nothing was to pay" : `Sale of ${money}`;
  },
  "sale-undone": (money, { by }) => `Sale of ${money} taken back${by ? ` by ${by}` : ""}`,
  "refund-asked": (money, { by }) => `${money} is to go back${by ? `, says ${by}` : ""}`,
  "refund-done": (money) => `${money} was sent back`,
  "refund-failed": (money) =>
    `The refund of ${money} did not reach the buyer: the bank gave the money back to the shop`,
  "dispute-opened": (money) => `The buyer's bank disputes ${money}`,
  "dispute-won": (money) => `The dispute was won: ${money} stays with the shop`,
  "dispute-lost": (money) => `The dispute was lost: ${money} went to the buyer's bank`,
  duplicate: (money) => `${money} was paid a second time`,
  fee: (money) => `The payment company takes ${money} of it as its fee`,
  "duplicate-refunded": (money) => `The second payment of ${money} was sent back`,
};

function ledgerLine(row: LedgerRow): StoryLine {
  const { at, kind, paise, ref, paymentId } = row;
  const ids = [paymentId, ref].filter((id) => id !== undefined && !id.startsWith("v"));
  return {
    at,
    kind: "payment",
    what: sentences[kind](formatPaise(paise), row),
    ...idsOf([...new Set(ids)].join(", ")),
  };
}

function refusedLine({ createdAt, amount, why, refundKey }: Refund): StoryLine {
  const what = `The payment company refused to send ${formatPaise(amount)} back${why ? `: ${why}` : ""}`;
  return { at: createdAt, kind: "payment", what, ...idsOf(refundKey) };
}

function idsOf(ids: string | undefined): Pick<StoryLine, "ids"> {
  return ids ? { ids } : {};
}
