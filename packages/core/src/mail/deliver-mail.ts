import type { RenderMail } from "@store/contract/mail-model";
import { goesToAnybody } from "../outbox/anybodys-mails.ts";
import { OutboxEntity, type OutboxMessage } from "../outbox/outbox.entity.ts";
import { reminderNumber } from "../outbox/reminders.ts";
import { isSealed, SealedFactsEntity } from "../outbox/sealed-facts.entity.ts";
import { ifUnchanged, whenConditionHolds } from "../platform/conditions.ts";
import { addDayCounts } from "../platform/counter.entity.ts";
import { erasedDomain } from "../platform/erased.ts";
import { alarm, log } from "../platform/log.ts";
import { retry } from "../platform/retry.ts";
import { setting } from "../platform/settings.ts";
import { noteMailTried } from "../platform/shop.entity.ts";
import { transact, update } from "../platform/table.ts";
import { minutes, seconds } from "../platform/time.ts";
import { longestSend, MailRefused } from "../providers/mailer.ts";
import { composeMail } from "./composers.ts";

/** One worker has a mail for this long; if it dies, another takes over. */
const lease = minutes(1);
/** For noting that a mail has left: it would leave again if that were not written. */
const noteWithin = seconds(10);
/** However long the provider was away, each mail is tried again this soon after it is back. */
const longestWait = minutes(15);
/** The try, three quarters of an hour after the first, at which a person is told that it still has not left. */
const alertAfterAttempts = 7;

/**
 * Sends one mail, if nobody else has it. The transaction that causes a mail writes its outbox row (the login:
 * settlement/access-parts.ts). A refusal for good ends as failed, with an alarm; anything else is tried again. A mail is sent once; twice only when the process dies between the provider's
 * yes and our note of it.
 */
export async function deliverMail(mailId: string, render: RenderMail): Promise<void> {
  const mail = await claim(mailId);
  if (!mail) return;
  let messageId: string | undefined;
  try {
    messageId = await send(mail, render);
  } catch (error) {
    return reschedule(mail, error);
  }
  const about = subjectOf(mail);
  if (messageId === undefined) {
    await updateIfLeaseHeld(mail, { state: "dropped" });
    return log("mail.dropped", about);
  }
  const sent = { state: "sent" as const, sentAt: Date.now(), messageId };
  // Thrown here, it leaves the lease to end by itself: a mail that has left must not be put back in the queue.
  await retry(() => updateIfLeaseHeld(mail, sent), {
    tries: 8,
    when: () => true,
    firstPause: 50,
    longestPause: 3000,
  });
  log("mail.sent", { ...about, messageId });
  if (mail.kind.endsWith("-test")) await noteMailTried(sent.sentAt);
  if (isSealed(mail.kind)) await SealedFactsEntity.delete({ mailId }).go();
}

/** The provider's id; undefined when the mail is no longer wanted. */
async function send(mail: OutboxMessage, render: RenderMail): Promise<string | undefined> {
  const composed = await composeMail(mail);
  if (!composed) return undefined;
  const { to, model, headers } = composed;
  // The address of somebody who was erased is nobody's.
  if (to.endsWith(erasedDomain)) return undefined;
  const { kind, about, orderId } = mail;
  const words = await render(model);
  const tags = { kind, about, ...(orderId !== undefined && { orderId }) };
  const mailer = await setting("mailer")();
  // A send that could outlive the lease does not begin: the next holder would send beside it.
  const left = (mail.leaseUntil ?? 0) - Date.now();
  if (left < longestSend + noteWithin) throw new Error("Too little of the lease was left to send in");
  return mailer.send({ to, ...words, headers, tags });
}

/** For the log: ids, never an address or its hash. */
function subjectOf({ mailId, kind, orderId, customerId, emailHash }: OutboxMessage) {
  return { kind, orderId, customerId, ...(emailHash === undefined && { mailId }) };
}

/** Takes the mail for a minute, or undefined when it is sent, not due, or in other hands. */
async function claim(mailId: string): Promise<OutboxMessage | undefined> {
  const now = Date.now();
  const claimed = await whenConditionHolds(() =>
    OutboxEntity.patch({ mailId })
      .set({ leaseUntil: now + lease })
      .add({ attempts: 1 })
      .where(
        (a, o) =>
          `${o.eq(a.state, "queued")} AND ${o.lte(a.dueAt, now)} AND (${o.notExists(a.leaseUntil)} OR ${o.lte(a.leaseUntil, now)})`,
      )
      .go({ response: "all_new" }),
  );
  return claimed?.data as OutboxMessage | undefined;
}

/** Later, each time twice as late; never again when the provider will not have it, which a person must see. */
async function reschedule(mail: OutboxMessage, error: unknown): Promise<void> {
  const { attempts } = mail;
  const about = subjectOf(mail);
  const lastError = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error);
  if (error instanceof MailRefused) {
    const writeLog = goesToAnybody(mail.kind) ? log : alarm;
    writeLog("mail.failed", { ...about, attempts, error: lastError });
    const failure = { deliveryFailure: "failed" as const, deliveryFailureAt: Date.now() };
    return updateIfLeaseHeld(mail, { state: "failed", lastError, ...failure });
  }
  const wait = Math.min(longestWait, minutes(2 ** Math.min(attempts - 1, 10)));
  const writeLog = attempts === alertAfterAttempts ? alarm : log;
  writeLog("mail.delayed", { ...about, attempts, error: lastError });
  await updateIfLeaseHeld(mail, { lastError, dueAt: Date.now() + wait });
}

type Changes = Partial<
  Pick<
    OutboxMessage,
    "state" | "sentAt" | "messageId" | "lastError" | "dueAt" | "deliveryFailure" | "deliveryFailureAt"
  >
>;

/** Only the holder of the lease writes: a late worker must not undo what its successor noted. */
async function updateIfLeaseHeld(mail: OutboxMessage, changes: Changes): Promise<void> {
  const done = changes.state !== undefined;
  const noted = OutboxEntity.patch({ mailId: mail.mailId })
    .set(changes)
    .composite({ shard: mail.shard })
    .remove(done ? ["dueAt", "leaseUntil", "emailHash"] : ["leaseUntil"])
    .where((a, o) => o.eq(a.leaseUntil, mail.leaseUntil ?? 0));
  const { sentAt } = changes;
  const reminder = reminderNumber(mail.kind);
  const written =
    reminder === undefined || sentAt === undefined
      ? await ifUnchanged(noted)
      : await countedOnce(noted, reminder, mail.mailId, sentAt);
  if (!written) log("mail.lease.lost", subjectOf(mail));
}

/** A reminder that was sent is counted in the write that says so. */
async function countedOnce(
  noted: Parameters<typeof update>[0],
  reminder: 1 | 2 | 3,
  mailId: string,
  at: number,
) {
  const day = update(addDayCounts(at, mailId, { [`cartMails${reminder}`]: 1 }));
  return Object.keys(await transact({ mail: update(noted), day })).length === 0;
}
