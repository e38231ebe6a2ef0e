// The way back of money that belongs to no order: written down first, with its key, and never sent twice.
import { StoreError } from "@store/contract/errors";
import { paymentTimings } from "@store/contract/timings";
import { auditRow } from "../../platform/audit.entity.ts";
import { ifUnchanged } from "../../platform/conditions.ts";
import { alarm, log } from "../../platform/log.ts";
import { setting } from "../../platform/settings.ts";
import { put, transact } from "../../platform/table.ts";
import { type Capture, leftOf, PaymentRefused, type ProviderId } from "../../providers/payments.ts";
import { KeySpent, keyAfter } from "../../providers/spent-keys.ts";
import { changedUnmatched, changeUnmatched, readUnmatched, type Unmatched } from "./unmatched.entity.ts";

/**
 * Sends back what is left of a payment. Answers the paise that go. A second press finishes the first, or finds it done.
 * Throws `unmatched.not_found`, `unmatched.changed`, `refund.refused`, `refund.waits`.
 */
export async function refundUnmatched(provider: ProviderId, paymentId: string, by: string): Promise<number> {
  const row = await readUnmatched(provider, paymentId);
  if (!row) throw new StoreError("unmatched.not_found");
  const begun = row.state === "open" ? await begin(row, by) : row;
  if (begun.state === "refunding") await finishRefund(begun);
  else if (begun.state !== "refunded") throw new StoreError("unmatched.changed");
  return begun.refundAmount ?? 0;
}

/** Writes down what is to go back, and under which key. */
async function begin(row: Unmatched, by: string): Promise<Unmatched> {
  const { provider, paymentId, refundCount = 0 } = row;
  const left = leftOf(await captureOf(row));
  const changes = {
    state: "refunding",
    refundKey: `unmatched:${paymentId}:${refundCount + 1}`,
    refundAmount: left,
    refundCount: refundCount + 1,
    keysSpent: 0,
    note: undefined,
  } as const;
  const refused = await transact({
    row: put(changeUnmatched(row, changes)),
    audit: put(auditRow({ by, action: "payment.refund", target: paymentId, after: `${left} paise` })),
  });
  if (!refused.row) return changedUnmatched(row, changes);
  // Somebody else has pressed at the same moment: what they began is finished.
  const now = await readUnmatched(provider, paymentId);
  if (!now || now.state === "open") throw new StoreError("unmatched.changed");
  return now;
}

/**
 * Asks the provider for what was written down, unless the payment's own refunds show that it was: a provider forgets its
 * keys after a day. A refusal gives the payment back to the admins. After a key that is spent the next press, or the night,
 * asks under another one for what is then left. Throws `refund.refused`, `refund.waits`.
 */
export async function finishRefund(row: Unmatched): Promise<void> {
  const { provider, paymentId, refundKey: key = "", refundAmount = 0, keysSpent = 0 } = row;
  const capture = await captureOf(row);
  const known = capture.refunds.some((refund) => refund.key === key);
  const amount = Math.min(refundAmount, leftOf(capture));
  if (!known && amount > 0) {
    try {
      const payments = await setting("payments")(provider);
      await payments.refund({ paymentId, amount, key, idempotencyKey: keyAfter(key, keysSpent) });
    } catch (error) {
      if (error instanceof KeySpent) {
        await ifUnchanged(changeUnmatched(row, { keysSpent: keysSpent + 1 }));
        throw new StoreError("refund.waits", {}, { cause: error });
      }
      if (!(error instanceof PaymentRefused)) throw error;
      await ifUnchanged(changeUnmatched(row, { state: "open", note: refusedNote(error.message) }));
      throw new StoreError("refund.refused", { reason: error.message }, { cause: error });
    }
  }
  await ifUnchanged(changeUnmatched(row, { state: "refunded", refundedAt: Date.now(), note: undefined }));
  log("unmatched.refunded", { provider, paymentId, amount });
}

/** A signed message named the payment: a refund of it that failed brings it back to the admins, with an alarm. */
export async function lookAtUnmatched(provider: ProviderId, paymentId: string): Promise<void> {
  const row = await readUnmatched(provider, paymentId);
  if (row?.state === "refunded") await lookAtRefund(row);
}

/** The same for as long as it may fail, should no message tell of it: each night. */
export async function lookAtRefund(row: Unmatched): Promise<void> {
  const { provider, paymentId, refundedAt = 0 } = row;
  const { refunds } = await captureOf(row);
  const failed = refunds.some(({ key, state }) => key === row.refundKey && state === "failed");
  const note = "Its refund did not arrive: the bank gave the money back to the shop.";
  if (failed) {
    if (await ifUnchanged(changeUnmatched(row, { state: "open", note })))
      alarm("payment.review", { reason: "refund failed", provider, paymentId });
  } else if (refundedAt < Date.now() - paymentTimings.refundMayFail)
    await ifUnchanged(changeUnmatched(row, { list: "closed" }));
}

/** The payment as the provider sees it now. Throws `unmatched.changed` for one that is not paid. */
export async function captureOf({
  provider,
  paymentId,
}: Pick<Unmatched, "provider" | "paymentId">): Promise<Capture> {
  const payments = await setting("payments")(provider);
  const [capture] = (await payments.read(paymentId)).captures;
  if (!capture) throw new StoreError("unmatched.changed");
  return capture;
}

function refusedNote(reason: string): string {
  return `The payment company did not accept its refund: ${reason}`.slice(0, 300);
}
