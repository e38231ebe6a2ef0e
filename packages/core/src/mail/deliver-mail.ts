import { setTimeout as pause } from "node:timers/promises";
import { alarm, log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { isRefusal } from "../lib/table.ts";
import { minutes } from "../lib/time.ts";
import { composeMail } from "./compose-mail.ts";
import type { RenderMail } from "./mail-model.ts";
import { MailRefused } from "./mailer.ts";
import { OutboxEntity, type OwedMail } from "./outbox.entity.ts";
import { SealedFactsEntity } from "./sealed-facts.entity.ts";

/** One worker has a mail for this long; if it dies, another takes over. */
const lease = minutes(1);
/** However long the carrier was away, each mail is tried again this soon after it is back. */
const longestWait = minutes(15);
/** The try, three quarters of an hour after the first, at which a person is told that it still has not left. */
const worryAt = 7;

/**
 * Sends one mail that is owed, if nobody else has it. A mail is sent once; twice only when the process dies
 * between the carrier's yes and our note of it.
 */
export async function deliverMail(mailId: string, render: RenderMail): Promise<void> {
  const mail = await claim(mailId);
  if (!mail) return;
  let messageId: string | undefined;
  try {
    messageId = await send(mail, render);
  } catch (error) {
    return giveBack(mail, error);
  }
  const about = subjectOf(mail);
  if (messageId === undefined) {
    await note(mail, { state: "dropped" });
    return log("mail.dropped", about);
  }
  // Thrown here, it leaves the lease to end by itself: a mail that has left must not be put back in the queue.
  await insist(() => note(mail, { state: "sent", sentAt: Date.now(), messageId }));
  log("mail.sent", { ...about, messageId });
  if (hasSealedFacts(mail)) await SealedFactsEntity.delete({ mailId }).go();
}

const notingTries = 8;

/** A mail that has left and is not noted would leave again: the table is asked for ten seconds before we give up. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (attempt === notingTries) throw error;
      await pause(Math.random() * Math.min(3000, 50 * 2 ** attempt));
    }
  }
}

/** The carrier's id; undefined when the mail is no longer wanted. */
async function send(mail: OwedMail, render: RenderMail): Promise<string | undefined> {
  const composed = await composeMail(mail);
  if (!composed) return undefined;
  const { to, model, headers = {} } = composed;
  const { kind, about, orderId } = mail;
  const words = await render(model);
  const tags = { kind, about, ...(orderId !== undefined && { orderId }) };
  return (await setting("mailer")()).send({ to, ...words, headers, tags });
}

function hasSealedFacts({ kind }: OwedMail): boolean {
  return kind === "admin-invite" || kind === "welcome-test" || kind === "cart-test";
}

/** For the log: ids, never an address or its hash. */
function subjectOf({ mailId, kind, orderId, customerId, emailHash }: OwedMail) {
  return { kind, orderId, customerId, ...(emailHash === undefined && { mailId }) };
}

/** Takes the mail for a minute, or undefined when it is sent, not due, or in other hands. */
async function claim(mailId: string): Promise<OwedMail | undefined> {
  const now = Date.now();
  try {
    const { data } = await OutboxEntity.patch({ mailId })
      .set({ leaseUntil: now + lease })
      .add({ attempts: 1 })
      .where(
        (a, o) =>
          `${o.eq(a.state, "queued")} AND ${o.lte(a.dueAt, now)} AND (${o.notExists(a.leaseUntil)} OR ${o.lte(a.leaseUntil, now)})`,
      )
      .go({ response: "all_new" });
    return data as OwedMail;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** Later, each time twice as late; never again when the carrier will not have it, which a person must see. */
async function giveBack(mail: OwedMail, error: unknown): Promise<void> {
  const { attempts } = mail;
  const about = subjectOf(mail);
  const lastError = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error);
  if (error instanceof MailRefused) {
    alarm("mail.failed", { ...about, attempts, error: lastError });
    return note(mail, { state: "failed", lastError, trouble: "failed", troubleAt: Date.now() });
  }
  const wait = Math.min(longestWait, minutes(2 ** Math.min(attempts - 1, 10)));
  const tell = attempts === worryAt ? alarm : log;
  tell("mail.delayed", { ...about, attempts, error: lastError });
  await note(mail, { lastError, dueAt: Date.now() + wait });
}

type Note = Partial<
  Pick<OwedMail, "state" | "sentAt" | "messageId" | "lastError" | "dueAt" | "trouble" | "troubleAt">
>;

/** Only the holder of the lease writes: a late worker must not undo what its successor noted. */
async function note(mail: OwedMail, noted: Note): Promise<void> {
  const done = noted.state !== undefined;
  try {
    await OutboxEntity.patch({ mailId: mail.mailId })
      .set(noted)
      .composite({ shard: mail.shard })
      .remove(done ? ["dueAt", "leaseUntil"] : ["leaseUntil"])
      .where((a, o) => o.eq(a.leaseUntil, mail.leaseUntil ?? 0))
      .go();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log("mail.lease.lost", subjectOf(mail));
  }
}
