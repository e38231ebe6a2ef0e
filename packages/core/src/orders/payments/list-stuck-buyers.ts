import type { StuckBuyer } from "@store/contract/admin-rows";
import { CustomerEntity, givingOrders, mayLogIn, readCustomer } from "../../customers/customer.entity.ts";
import { mailShards, OutboxEntity, type OutboxMessage } from "../../outbox/outbox.entity.ts";
import { listShards } from "../../platform/list-shards.ts";
import { readAll } from "../../platform/read-all.ts";
import { hours } from "../../platform/time.ts";
import { readOrder } from "../order.entity.ts";

type Why = StuckBuyer["why"];
interface Hint {
  customerId: string;
  orderId?: string | undefined;
  why: Why;
  detail?: string | undefined;
  since: number;
}

const perList = 100;

/** Mails that bring a way in. */
const accessEmailKinds = new Set<string>(["credentials", "added", "recovery"]);

/**
 * Buyers who have paid and may not have got in: the mail failed, came back or waits for more than an hour, or nobody has logged
 * in for a day. The worst reason of each order; gone from the list with the next login. Newest first.
 */
export async function listStuckBuyers(): Promise<StuckBuyer[]> {
  const [failed, bounced, waiting, unseen] = await Promise.all([
    undelivered("failed"),
    undelivered("bounced"),
    waitingMails(),
    neverLoggedIn(),
  ]);
  const buyers = await Promise.all([...failed, ...bounced, ...waiting, ...unseen].map(buyerOf));
  const byOrder = new Map<string, StuckBuyer>();
  for (const buyer of buyers) if (buyer && !byOrder.has(buyer.orderId)) byOrder.set(buyer.orderId, buyer);
  return [...byOrder.values()].sort((one, other) => other.paidAt - one.paidAt);
}

async function undelivered(deliveryFailure: "failed" | "bounced"): Promise<Hint[]> {
  const { data } = await OutboxEntity.query
    .byDeliveryFailure({ deliveryFailure })
    .go({ order: "desc", limit: perList });
  return data.flatMap((mail) =>
    hintOf(mail, `mail-${deliveryFailure}`, deliveryFailure === "failed" ? mail.lastError : mail.bounce),
  );
}

async function waitingMails(): Promise<Hint[]> {
  const longAgo = Date.now() - hours(1);
  const shards = await Promise.all(
    mailShards.map((shard) =>
      OutboxEntity.query.due({ shard }).go({ limit: perList, attributes: ["mailId"] }),
    ),
  );
  const mails = await readAll(
    shards.flatMap(({ data }) => data.map(({ mailId }) => ({ mailId }))),
    (keys) => OutboxEntity.get(keys).go(),
  );
  return mails
    .filter(({ createdAt }) => createdAt <= longAgo)
    .flatMap((mail) => hintOf(mail, "mail-waiting", mail.lastError));
}

function hintOf(mail: OutboxMessage, why: Why, detail: string | undefined): Hint[] {
  const { customerId, orderId, createdAt, kind } = mail;
  if (customerId === undefined || !accessEmailKinds.has(kind)) return [];
  return [{ customerId, orderId, why, detail, since: createdAt }];
}

async function neverLoggedIn(): Promise<Hint[]> {
  const shards = await Promise.all(
    listShards.map((helpShard) =>
      CustomerEntity.query
        .neverLoggedIn({ help: "sent", helpShard })
        .go({ order: "desc", limit: perList, attributes: ["customerId", "helpAt"] }),
    ),
  );
  return shards
    .flatMap(({ data }) => data)
    .sort((one, other) => (other.helpAt ?? 0) - (one.helpAt ?? 0))
    .slice(0, perList)
    .map(({ customerId }) => ({ customerId, why: "never-logged-in", since: Date.now() }));
}

async function buyerOf({ customerId, why, detail, ...hint }: Hint): Promise<StuckBuyer | undefined> {
  const customer = await readCustomer(customerId);
  if (!customer || !mayLogIn(customer)) return undefined;
  // Anybody who has logged in since then has found the way.
  if ((customer.lastLoginAt ?? 0) >= hint.since) return undefined;
  const orderId = hint.orderId ?? givingOrders(customer)[0];
  const order = orderId === undefined ? null : await readOrder(orderId);
  if (order?.status !== "completed") return undefined;
  const { name, email } = customer;
  return { orderId: order.orderId, customerId, name, email, paidAt: order.paidAt ?? 0, why, detail };
}
