// What Razorpay paid out in a month. Razorpay API: "Fetch Settlement Recon Details", "Fetch All Settlements".
import { nextMonth, startOfDay } from "../platform/time.ts";
import type { Payments, SettledLine } from "./payments.ts";
import type { Ask, Collection, RazorpayDispute } from "./razorpay-api.ts";

/** The most lines and the most settlements that are answered at once. */
const [mostLines, mostSettlements] = [500, 100];

/** `fee` holds the tax on it; `credit` is what came after both. */
interface ReconLine {
  entity_id: string;
  type: string;
  debit: number;
  credit: number;
  amount: number;
  fee: number;
  tax: number;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  payment_id: string | null;
  settlement_utr: string | null;
  dispute_id: string | null;
}

interface Settlement {
  id: string;
  amount: number;
  status: string;
  utr: string | null;
  created_at: number;
}

/** The lines a page at a time, the settlements with the last of them. */
export async function settled(
  ask: Ask,
  month: string,
  after = "0",
): Promise<Awaited<ReturnType<Payments["settled"]>>> {
  const [year, number] = month.split("-");
  const { items } = await ask<Collection<ReconLine>>(
    "GET",
    `/settlements/recon/combined?year=${year}&month=${number}&count=${mostLines}&skip=${after}`,
  );
  const lines = await Promise.all(items.map((line) => lineOf(ask, line)));
  if (items.length === mostLines) return { lines, next: String(Number(after) + mostLines) };
  return { lines: [...lines, ...(await settlementsOf(ask, month))] };
}

async function settlementsOf(ask: Ask, month: string, skip = 0): Promise<SettledLine[]> {
  const [from, end] = [month, nextMonth(month)].map((each) => startOfDay(`${each}-01`) / 1000);
  const { items } = await ask<Collection<Settlement>>(
    "GET",
    `/settlements?from=${from}&to=${Number(end) - 1}&count=${mostSettlements}&skip=${skip}`,
  );
  const payouts = items.filter(({ status }) => status !== "failed").map(payoutOf);
  if (items.length < mostSettlements) return payouts;
  return [...payouts, ...(await settlementsOf(ask, month, skip + mostSettlements))];
}

function payoutOf({ id, amount, utr, created_at }: Settlement): SettledLine {
  const at = created_at * 1000;
  const bank = utr === null ? {} : { bankReference: utr };
  return { kind: "payout", ref: id, amount: -amount, fee: 0, feeTax: 0, at, payout: id, paidAt: at, ...bank };
}

async function lineOf(ask: Ask, line: ReconLine): Promise<SettledLine> {
  const { entity_id, amount, debit, fee, tax, payment_id, dispute_id, settlement_utr } = line;
  const kind = kindOf(line);
  const paymentId =
    kind === "payment"
      ? entity_id
      : (payment_id ?? (dispute_id && (await paymentOfDispute(ask, dispute_id))));
  return {
    kind,
    ref: dispute_id ?? entity_id,
    ...(paymentId !== null && { paymentId }),
    amount: debit > 0 ? -amount : amount,
    ...{ fee: fee - tax, feeTax: tax },
    at: line.created_at * 1000,
    payout: line.settlement_id,
    ...(settlement_utr !== null && { bankReference: settlement_utr }),
    paidAt: line.settled_at * 1000,
  };
}

async function paymentOfDispute(ask: Ask, id: string): Promise<string> {
  return (await ask<RazorpayDispute>("GET", `/disputes/${id}`)).payment_id;
}

/** A dispute and a refund that came back are adjustments: the one names its dispute, the other its payment. */
function kindOf({ type, debit, payment_id, dispute_id }: ReconLine): SettledLine["kind"] {
  if (type === "payment" || type === "refund") return type;
  if (dispute_id !== null) return debit > 0 ? "dispute" : "dispute-won";
  return payment_id !== null && debit === 0 ? "refund-failed" : "own";
}
