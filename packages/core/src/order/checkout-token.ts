// What lets a browser go on with its own checkout, and nothing else: an HMAC over ids and an end.
import { StoreError } from "@store/contract/errors";
import { hmac, sameText } from "../lib/secrets.ts";
import { setting } from "../lib/settings.ts";
import { hours } from "../lib/time.ts";

export interface CheckoutClaim {
  checkoutId: string;
  customerId: string;
  emailHash: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Good for two hours. */
export function issueCheckoutToken(claim: Omit<CheckoutClaim, "expiresAt">): string {
  const body = Buffer.from(JSON.stringify({ ...claim, expiresAt: Date.now() + hours(2) })).toString(
    "base64url",
  );
  return `${body}.${sign(body)}`;
}

/**
 * What a token says. Throws `checkout.expired` when it is not ours, or its time has been over for longer than
 * `grace` (milliseconds).
 */
export function readCheckoutToken(token: string, grace = 0): CheckoutClaim {
  const [body = "", signature = ""] = token.split(".");
  if (!sameText(signature, sign(body))) throw new StoreError("checkout.expired");
  const claim = JSON.parse(Buffer.from(body, "base64url").toString()) as CheckoutClaim;
  if (claim.expiresAt + grace <= Date.now()) throw new StoreError("checkout.expired");
  return claim;
}

function sign(body: string): string {
  return hmac(setting("checkoutKey"), `checkout:${body}`);
}
