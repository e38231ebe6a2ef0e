// What lets a browser go on with its own checkout, and nothing else: first a visit of the page, then a buyer's details.

import { StoreError } from "@store/contract/errors";
import { linkTimings } from "@store/contract/timings";
import { issueToken, readToken } from "./tokens.ts";

export interface CheckoutClaim {
  checkoutId: string;
  customerId: string;
  emailHash: string;
}

/** Of a visit of the checkout page, before anybody has said who they are. */
export function issueVisitToken(checkoutId: string): string {
  return issueToken("visit", checkoutId, Date.now() + linkTimings.visit);
}

/** The checkout of a visit. Throws `checkout.expired` for any other token. */
export function readVisitToken(token: string): string {
  const checkoutId = readToken<string>("visit", token);
  if (checkoutId === undefined) throw new StoreError("checkout.expired");
  return checkoutId;
}

/** The checkout that a token of either kind belongs to, while it is good. */
export function checkoutOf(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  return readToken<string>("visit", token) ?? readToken<CheckoutClaim>("checkout", token)?.checkoutId;
}

export function issueCheckoutToken(claim: CheckoutClaim): string {
  return issueToken("checkout", claim, Date.now() + linkTimings.checkout);
}

/**
 * What a token says. Throws `checkout.expired` when it is not ours, or its time has been over for longer than
 * `grace` (milliseconds).
 */
export function readCheckoutToken(token: string, grace = 0): CheckoutClaim {
  const claim = readToken<CheckoutClaim>("checkout", token, grace);
  if (!claim) throw new StoreError("checkout.expired");
  return claim;
}
