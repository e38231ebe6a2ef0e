// I4: what is to be mailed, and what has arrived.
import type { MailModel } from "@store/contract/mail-model";
import { mailsOf } from "./mail-worker.ts";
import type { Rows } from "./table-rows.ts";

export interface Tolerance {
  /** A process was killed between the carrier's yes and our note: a mail may have come twice, but identical. */
  twiceMailed?: boolean;
  /** Mails that the carrier will not have are expected. */
  mailsFail?: boolean;
}

/** I4, the outbox: a mail is enqueued exactly for an order that completed, and one with a password once per account. */
export function outboxProblems({ outbox, order: orders, sealedPassword }: Rows): string[] {
  const problems: string[] = [];
  for (const { orderId, joined, duplicate, override, ...order } of orders) {
    // Beside this one: mails sent again, and of money sent back.
    const kinds = outbox
      .filter(({ kind, about }) => about === orderId && kind !== "refund")
      .map(({ kind }) => kind);
    // A payment that adds nothing may renew a password all the same.
    const renews = duplicate && kinds.includes("credentials");
    const expected = order.paidAt === undefined ? 0 : renews ? 2 : 1;
    const byHand = override !== undefined && kinds.length > expected;
    if (kinds.length !== expected && !byHand) problems.push(`I4 ${orderId} is due [${kinds}]`);
    if (expected && !joined && kinds[0] !== "credentials")
      problems.push(`I4 ${orderId} is due no credentials`);
    if (duplicate && !kinds.includes("duplicate")) problems.push(`I4 ${orderId} is a duplicate in silence`);
  }
  const known = new Map(orders.map((order) => [order.orderId, order]));
  for (const { orderId, mailId } of outbox)
    if (orderId !== undefined && !known.has(orderId)) problems.push(`I4 ${mailId} is about no order`);
  for (const { orderId } of sealedPassword)
    if (!outbox.some(({ mailId }) => mailId === `credentials.${orderId}`))
      problems.push(`${orderId} has a password nobody is sent`);
  return problems;
}

/** I4, the mails: each that was enqueued has arrived once. */
export function mailProblems({ outbox }: Rows, { twiceMailed, mailsFail }: Tolerance): string[] {
  return outbox.flatMap(({ mailId, kind, about, state }) => {
    if (mailsFail && state === "failed") return [];
    const mails = mailsOf(kind, about);
    // A code's words end after ten minutes: one that went out as its sender died is found without them, and dropped.
    const mayHaveGone = twiceMailed && kind === "login-code" && mails.length <= 2;
    if (state === "dropped" && (mails.length === 0 || mayHaveGone)) return [];
    const identical = new Set(mails.map(withoutToken)).size === 1;
    const fine = state === "sent" && identical && mails.length <= (twiceMailed ? 2 : 1);
    return fine ? [] : [`I4 ${mailId} is ${state} and arrived ${mails.length} times`];
  });
}

/** Each try of a recovery mail has a token of its own. */
function withoutToken(mail: MailModel): string {
  return JSON.stringify(mail, (name, value) => (name === "resetUrl" ? undefined : value));
}
