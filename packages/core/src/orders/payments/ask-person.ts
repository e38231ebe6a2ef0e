// A buyer's request to a person of the shop: nothing is changed by it, and the owner is told.
import { StoreError } from "@store/contract/errors";
import { changeProfile } from "../../customers/change-profile.ts";
import { readCustomer } from "../../customers/customer.entity.ts";
import { enqueueSealedMail } from "../../outbox/sealed-facts.entity.ts";
import { auditRow } from "../../platform/audit.entity.ts";
import { ifUnchanged } from "../../platform/conditions.ts";
import { alarm, log } from "../../platform/log.ts";
import { put, transact } from "../../platform/table.ts";
import { throttle } from "../../platform/throttle.ts";
import { type Order, readOrder } from "../order.entity.ts";
import { type AccessRequest, changeAccessRequest, readAccessRequest } from "./access-request.entity.ts";
import { resendAccess } from "./resend-access.ts";
import { changeUnmatched, type Unmatched } from "./unmatched.entity.ts";

/**
 * Puts an order on the admins' list, once for the same wish. What was dismissed stays so. The mailbox that the order names
 * is told when somebody asks for another one: it may be its owner's. Anybody who knows one payment must not have a mailer
 * and an alarm in it, so a payment has few wishes a week and one alarm. Throws `throttled`.
 */
export async function askPerson(
  { orderId, customerId }: Order,
  why: AccessRequest["why"],
  email?: string,
): Promise<void> {
  const before = await readAccessRequest(orderId);
  if (before?.why === why && before.email === email) return;
  await throttle("access-request.payment", orderId);
  const askedAt = Date.now();
  const asked = { orderId, state: "open", why, askedAt, ...(email !== undefined && { email }) } as const;
  const customer = email === undefined ? null : await readCustomer(customerId);
  const refused = await transact({
    request: put(changeAccessRequest(before, asked)),
    ...(customer &&
      enqueueSealedMail(
        { kind: "access-request", about: `${orderId}-${before?.version ?? 0}`, orderId, customerId },
        { email: customer.email, name: customer.name },
        askedAt,
      )),
  });
  // Asked twice in one moment: the other one is on the list.
  if (refused.request || before) return;
  alarm("access.request", { orderId, why });
}

/** Says on the admins' list that the payer of money without an order asks for what was bought. Throws `throttled`. */
export async function askAboutMoney(row: Unmatched, email: string | undefined): Promise<void> {
  if (row.askedAt !== undefined && row.askedEmail === email) return;
  const { provider, paymentId } = row;
  await throttle("access-request.payment", `${provider} ${paymentId}`);
  const changes = {
    askedAt: Date.now(),
    ...(email !== undefined && { askedEmail: email }),
    ...(row.state === "dismissed" && { state: "open" as const }),
  };
  const isFirst = row.askedAt === undefined;
  if ((await ifUnchanged(changeUnmatched(row, changes))) && isFirst)
    alarm("access.request", { why: "no-order", provider, paymentId });
}

/**
 * Sends the login of an order where its payer asked for: the account has that address from now on, and its former one is
 * told. Throws `request.changed` when something else was decided or asked, and what changing an address throws.
 */
export async function grantRequest(orderId: string, email: string, by: string): Promise<void> {
  const request = await requireOpen(orderId);
  if (request.email !== email) throw new StoreError("request.changed");
  const order = await readOrder(orderId);
  const customer = order && (await readCustomer(order.customerId));
  if (!customer) throw new StoreError("customer.not_found");
  const { customerId, name: fullName, phone } = customer;
  // Interrupted here and begun again: an address that is there already is not changed.
  await changeProfile(customerId, { email, phone, fullName }, by);
  await close(request, "granted", { by, action: "access.grant", target: orderId });
  await resendAccess(customerId);
}

/** Takes a request off the list. Throws `request.changed`. */
export async function dismissRequest(orderId: string, reason: string, by: string): Promise<void> {
  const request = await requireOpen(orderId);
  await close(request, "dismissed", { by, action: "access.dismiss", target: orderId, after: reason });
}

async function requireOpen(orderId: string): Promise<AccessRequest> {
  const request = await readAccessRequest(orderId);
  if (request?.state !== "open") throw new StoreError("request.changed");
  return request;
}

async function close(
  request: AccessRequest,
  state: AccessRequest["state"],
  entry: Parameters<typeof auditRow>[0],
): Promise<void> {
  const refused = await transact({
    request: put(changeAccessRequest(request, { ...request, state })),
    audit: put(auditRow(entry)),
  });
  if (refused.request) throw new StoreError("request.changed");
  log("access.decided", { orderId: request.orderId, state });
}
