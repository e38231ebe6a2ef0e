import { bundle, type UpsellId, upsellById } from "@store/contract/catalogue";
import { alarm, log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { isRefusal } from "../lib/table.ts";
import { hours, minutes } from "../lib/time.ts";
import { type Order, readOrder } from "../order/order.entity.ts";
import { readSealedPassword } from "../order/sealed-password.entity.ts";
import { MailRefused } from "./mailer.ts";
import { type MailKind, mailShards, OutboxEntity, type OwedMail } from "./outbox.entity.ts";

/** What a mail is made of: catalogue data and the order, nothing that a public call could write freely. */
export interface MailFacts {
  name: string;
  email: string;
  customerId: string;
  orderId: string;
  lines: { name: string; price: number }[];
  subtotal: number;
  discountCode?: string;
  discountAmount: number;
  total: number;
  upsells: UpsellId[];
  siteUrl: string;
  /** Epoch milliseconds. */
  paidAt: number;
}

export type MailModel =
  | ({ kind: "credentials"; password: string } & MailFacts)
  | ({ kind: Exclude<MailKind, "credentials"> } & MailFacts);

/** Turns a model into words; given by the worker, which alone carries the templates. */
export type RenderMail = (model: MailModel) => Promise<{ subject: string; html: string; text: string }>;

/** One worker has a mail for this long; if it dies, another takes over. */
const lease = minutes(1);
const longestWait = hours(6);

/**
 * Sends one mail that is owed, if nobody else has it. A mail is sent once; twice only when the process dies
 * between the carrier's yes and our note of it.
 */
export async function deliverMail(mailId: string, render: RenderMail): Promise<void> {
  const mail = await claim(mailId);
  if (!mail) return;
  const { orderId, kind } = mail;
  let messageId: string;
  try {
    messageId = await send(mail, render);
  } catch (error) {
    return giveBack(mail, error);
  }
  // Thrown here, it leaves the lease to end by itself: a mail that has left must not be put back in the queue.
  await note(mail, { state: "sent", sentAt: Date.now(), messageId });
  log("mail.sent", { mailId, orderId, kind, messageId });
}

async function send(mail: OwedMail, render: RenderMail): Promise<string> {
  const { orderId, kind } = mail;
  const model = await modelOf(mail);
  const words = await render(model);
  return (await setting("mailer")()).send({ to: model.email, ...words, tags: { kind, orderId } });
}

/** Sends everything that is due: the net under the stream's bell. Answers how many were found. */
export async function sweepMail(render: RenderMail): Promise<{ found: number }> {
  const now = Date.now();
  const shards = await Promise.all(
    mailShards.map((shard) => OutboxEntity.query.due({ shard }).lte({ dueAt: now }).go({ limit: 100 })),
  );
  const due = shards.flatMap(({ data }) => data.map(({ mailId }) => mailId));
  for (const mailId of due) {
    // One that cannot be written to must not keep the others waiting.
    await deliverMail(mailId, render).catch((error: unknown) =>
      alarm("mail.stuck", { mailId, error: String(error) }),
    );
  }
  log("job.done", { job: "mail-sweep", found: due.length });
  return { found: due.length };
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

async function modelOf(mail: OwedMail): Promise<MailModel> {
  const order = await readOrder(mail.orderId);
  if (!order) throw new MailRefused("The order is gone");
  const facts = factsOf(order);
  if (mail.kind !== "credentials") return { kind: mail.kind, ...facts };
  const password = await readSealedPassword(mail.orderId);
  if (password === undefined) throw new MailRefused("The password's day is over");
  return { kind: "credentials", password, ...facts };
}

function factsOf(order: Order): MailFacts {
  const { name, email, customerId, orderId, subtotal, discountCode, discountAmount, upsells } = order;
  return {
    name,
    email,
    customerId,
    orderId,
    lines: [bundle, ...upsells.map(upsellById)].map((product) => ({
      name: product.name,
      price: product.price,
    })),
    subtotal,
    discountCode,
    discountAmount,
    total: order.finalAmount,
    upsells,
    siteUrl: setting("siteUrl"),
    paidAt: order.paidAt ?? order.updatedAt,
  };
}

/** Later, each time twice as late; never again when the carrier will not have it, which a person must see. */
async function giveBack(mail: OwedMail, error: unknown): Promise<void> {
  const { mailId, orderId, attempts } = mail;
  const lastError = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error);
  if (error instanceof MailRefused) {
    alarm("mail.failed", { mailId, orderId, attempts, error: lastError });
    return note(mail, { state: "failed", lastError });
  }
  const wait = Math.min(longestWait, minutes(2 ** (attempts - 1)));
  log("mail.delayed", { mailId, orderId, attempts, error: lastError });
  await note(mail, { lastError, dueAt: Date.now() + wait });
}

type Note = Partial<Pick<OwedMail, "state" | "sentAt" | "messageId" | "lastError" | "dueAt">>;

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
    log("mail.lease.lost", { mailId: mail.mailId });
  }
}
