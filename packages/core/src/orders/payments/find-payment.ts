import { setTimeout as pause } from "node:timers/promises";
import type { CallInput, CallOutput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { mayLogIn, readCustomer } from "../../customers/customer.entity.ts";
import { type GiveBack, takeAll } from "../../customers/login-limits.ts";
import { findRows } from "../../platform/find.ts";
import { log } from "../../platform/log.ts";
import { phoneToken } from "../../platform/search-tokens.ts";
import { setting } from "../../platform/settings.ts";
import { throttle } from "../../platform/throttle.ts";
import { days } from "../../platform/time.ts";
import type { UseCase } from "../../platform/use-case.ts";
import { type Order, readOrder } from "../order.entity.ts";
import { type Proof, readProof } from "../proof.entity.ts";
import { settleInTurn } from "../settlement/settle-in-turn.ts";
import { askAboutMoney, askPerson } from "./ask-person.ts";
import { maskAddress } from "./mask-address.ts";
import { resend } from "./resend-access.ts";
import { readUnmatched } from "./unmatched.entity.ts";

type Claim = CallInput<"find-payment">;
type Found = CallOutput<"find-payment">;

/** Orders with one end of a phone number: how many of the index, how many are read, how many settled, how far back. */
const mostRows = 300;
const mostOrders = 25;
const mostAsked = 4;
const recent = days(8);

/**
 * For a buyer who has paid and has no login. What they say must all be of one payment; what fails, fails with the same words, and
 * counts. The login goes to the order's own address; another one is a person's decision. Throws `payment.not_found`,
 * `throttled`.
 */
export const findPayment: UseCase<"find-payment"> = async (claim) => {
  const begun = performance.now();
  const giveBack = await takeTry(claim);
  const known = await readProof(claim);
  const proof = known ?? (await settleAndLook(claim));
  if (!proof) {
    // A payment company was asked where an order is unpaid, and nobody where there is none: that must not show.
    await pause(Math.max(0, setting("refusalTime") - (performance.now() - begun)));
    throw new StoreError("payment.not_found");
  }
  await giveBack();
  const order = proof.orderId === undefined ? null : await readOrder(proof.orderId);
  return order ? answer(order, known === null, claim.email) : answerForMoney(proof, claim.email);
};

/** Only what fails counts: of a network, and of one reference, whose phone number somebody might guess. */
async function takeTry(claim: Claim): Promise<GiveBack> {
  const ofNetwork = await takeAll("find-payment.ip", "find-payment.wide", "");
  try {
    const ofReference = await throttle("find-payment.reference", claim.reference.toLowerCase());
    return () => Promise.all([ofNetwork(), ofReference()]);
  } catch (error) {
    await mailWithoutAWord(claim);
    throw error;
  }
}

/** Who guesses at a reference uses up its tries: its payer is refused like them, and gets the login by mail all the same. */
async function mailWithoutAWord(claim: Claim): Promise<void> {
  const proof = await readProof(claim);
  const order = proof?.orderId === undefined ? null : await readOrder(proof.orderId);
  const customer = order?.status === "completed" ? await readCustomer(order.customerId) : null;
  const { email = customer?.email } = claim;
  if (customer && mayLogIn(customer) && email === customer.email && (await mayMail(customer.customerId)))
    await resend(customer);
}

/** The payment may have arrived without a word: the orders it could be of are settled, and then it is known or not. */
async function settleAndLook(claim: Claim): Promise<Proof | null> {
  const { paise, phoneLast4 } = claim;
  if (paise % 100 !== 0) return null;
  const wanted = { token: phoneToken(phoneLast4), whole: false };
  const { rows } = await findRows("order", wanted, undefined, mostRows);
  const fresh = rows.filter(({ at }) => at > Date.now() - recent).sort((one, other) => other.at - one.at);
  const orders = await Promise.all(fresh.slice(0, mostOrders).map(({ id }) => readOrder(id)));
  const unpaid = orders.filter((order) => order !== null && mayBePaid(order, paise)).slice(0, mostAsked);
  if (unpaid.length === 0) return null;
  await Promise.all(unpaid.map((order) => settleQuietly(order as Order)));
  return readProof(claim);
}

function mayBePaid({ source, status, finalAmount }: Order, paise: number): boolean {
  return source === "paid" && (status === "pending" || status === "failed") && finalAmount * 100 === paise;
}

/** A provider that does not answer must not show that there is such an order. */
async function settleQuietly(order: Order): Promise<void> {
  try {
    await settleInTurn(order);
  } catch (error) {
    log("find-payment.unsettled", { orderId: order.orderId, error: String(error) });
  }
}

/** `isNew`: the payment was not known before it was asked for. */
async function answer(before: Order, isNew: boolean, email: string | undefined): Promise<Found> {
  const { orderId } = before;
  const order = before.status === "completed" ? before : await settleInTurn(before);
  if (order.status === "refunded") return { state: "refunded", orderId };
  if (order.status !== "completed") {
    await askPerson(order, "review", email);
    return { state: "person", orderId };
  }
  const customer = await readCustomer(order.customerId);
  if (!customer || !mayLogIn(customer)) {
    await askPerson(order, "no-account", email);
    return { state: "person", orderId };
  }
  if (email !== undefined && email !== customer.email) {
    await askPerson(order, "address", email);
    return { state: "person", orderId };
  }
  const masked = { orderId, email: maskAddress(customer.email) };
  // Completed just now: its own mail is on the way.
  if (isNew || order !== before) return { state: "paid", ...masked };
  if (!(await mayMail(customer.customerId))) return { state: "mailed-before", ...masked };
  await resend(customer);
  return { state: "mailed", ...masked };
}

async function answerForMoney({ provider, paymentId }: Proof, email: string | undefined): Promise<Found> {
  const row = await readUnmatched(provider, paymentId);
  if (!row) throw new StoreError("payment.not_found");
  if (row.state === "refunded") return { state: "refunded" };
  await askAboutMoney(row, email);
  return { state: "person" };
}

async function mayMail(customerId: string): Promise<boolean> {
  try {
    await throttle("resend.account", customerId);
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.code === "throttled") return false;
    throw error;
  }
}
