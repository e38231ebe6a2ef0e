// People who leave at the checkout.
import { randomUUID } from "node:crypto";
import type { CallInput } from "@store/contract/calls";
import { abandonedCarts } from "@store/core/carts/abandoned-carts";
import { sendAbandonedCartEmail } from "@store/core/carts/send-abandoned-cart-email";
import { issueVisitToken } from "@store/core/platform/checkout-token";
import { minutes } from "@store/core/platform/time";
import { as, unique } from "./buyers.ts";
import { travel } from "./clock.ts";
import { mailsTo, sweep } from "./mail-worker.ts";
import { type Rows, readTable } from "./table-rows.ts";

export interface Visitor {
  email: string;
  name: string;
  ip: string;
  /** Of the visit of the checkout page, which stays open as long as the test. */
  checkoutId: string;
}

/** Somebody at the checkout whom the shop does not know. */
export function newVisitor(details: Partial<Visitor> = {}): Visitor {
  const id = unique();
  const checkoutId = randomUUID();
  return { email: `ravi.${id}@example.in`, name: "Ravi Menon", ip: `cart-${id}`, checkoutId, ...details };
}

/** What the page sends when name and email are filled in, and again when the basket changes. */
export function leave(
  visitor: Visitor,
  basket: Partial<CallInput<"send-abandoned-cart-email">> = {},
): Promise<unknown> {
  const { email, name, checkoutId } = visitor;
  const checkoutToken = issueVisitToken(checkoutId);
  return as(visitor, () => sendAbandonedCartEmail({ checkoutToken, email, name, upsells: [], ...basket }));
}

/** A new visitor, after leaving. */
export async function visitorWhoLeft(basket: Parameters<typeof leave>[1] = {}): Promise<Visitor> {
  const visitor = newVisitor();
  await leave(visitor, basket);
  return visitor;
}

/** One run of the schedule, a moment later: what falls due in this very millisecond is the next run's. */
export function remind(): Promise<{ found: number; enqueued: number }> {
  travel(1);
  return abandonedCarts();
}

/** Time goes by, then the schedule and the mail worker have their turn. */
export async function later(milliseconds = minutes(5)): Promise<void> {
  travel(milliseconds);
  await remind();
  await sweep();
}

/** The reminders that arrived at an address, oldest first. */
export const remindersTo = ({ email }: { email: string }) => mailsTo(email, "cart-1", "cart-2", "cart-3");

/** The row of a visitor's cart, which must be there. */
export async function theCart({ checkoutId }: Visitor): Promise<Rows["cart"][number]> {
  const cart = (await readTable()).cart.find((row) => row.checkoutId === checkoutId);
  if (!cart) throw new Error(`There is no cart of ${checkoutId}`);
  return cart;
}

/** The token in the link that brings a reader back, or ends the reminders. */
export function tokenIn(url: string | undefined, name: "cart" | "token"): string {
  return new URL(url ?? "http://nowhere").searchParams.get(name) ?? "";
}
