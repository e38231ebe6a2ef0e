// How often a password may be tried. Only failures count: a try is taken before the hash and given back after a right
// password, so that a hundred at once are no more than five. An account is closed to the network that guesses, never to
// its owner elsewhere; the ceilings of a network stand high, because a carrier puts a thousand buyers behind one address.
// The numbers: platform/limit-rules.ts
import type { ThrottleRule } from "../platform/limit-rules.ts";
import { networksOf } from "../platform/networks.ts";
import { request } from "../platform/request.ts";
import { throttle } from "../platform/throttle.ts";

/** Gives the tries back. */
export type GiveBack = () => Promise<unknown>;

/** One try of the networks that the visitor is in, no matter who they name. Throws `throttled`. */
export function takeNetworkTry(): Promise<GiveBack> {
  return takeAll("login.ip", "login.wide", "");
}

/** One try at an account from where the visitor is, by whatever name. Throws `throttled`. */
export function takeAccountTry(account: string): Promise<GiveBack> {
  return takeAll("login.account", "login.account-wide", `${account} `);
}

/**
 * A try of `rule` for the visitor's network, and for IPv6 one of `wideRule` for the wider network around it. Throws
 * `throttled` when one of them has none, and takes none then.
 */
export async function takeAll(rule: ThrottleRule, wideRule: ThrottleRule, before: string): Promise<GiveBack> {
  const [network = "", wide] = networksOf(request().viewerIp);
  return takeTogether([
    throttle(rule, `${before}${network}`),
    ...(wide === undefined ? [] : [throttle(wideRule, `${before}${wide}`)]),
  ]);
}

/** All of these tries: when one is refused, the others are given back, and its refusal is thrown. */
export async function takeTogether(taking: readonly Promise<GiveBack>[]): Promise<GiveBack> {
  const tries = await Promise.allSettled(taking);
  const taken = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const giveBack = () => Promise.all(taken.map((giveOne) => giveOne()));
  const refused = tries.find((one) => one.status === "rejected");
  if (!refused) return giveBack;
  await giveBack();
  throw refused.reason;
}
