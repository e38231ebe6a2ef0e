// Who this tab's checkout belongs to: written by the checkout, read by the thank-you page. The token never leaves
// session storage and the bodies of our own calls.
import type { BuyerDetails } from "@store/contract/buyer";
import { readJson, removeItem, writeJson } from "./storage.ts";

export interface CheckoutAccount {
  checkoutToken: string;
  customerId: string;
  /** What the account was made with: other details need another sign-up. */
  details: BuyerDetails;
  /** The order being placed, and the basket it stands for. The same basket keeps the same order id. */
  order?: { orderId: string; basket: string };
  /** The last order that may exist on the server: the one "already paid" speaks of. */
  placed?: string;
}

/** The account of the open checkout, if this tab has one. */
export function readAccount(): CheckoutAccount | undefined {
  return readJson("checkoutAccount", accept);
}

export function writeAccount(account: CheckoutAccount): void {
  writeJson("checkoutAccount", account);
}

/** The next payment starts a checkout of its own. */
export function clearAccount(): void {
  removeItem("checkoutAccount");
}

function accept(value: unknown): CheckoutAccount | undefined {
  const account = value as Partial<CheckoutAccount> | null;
  const { checkoutToken, customerId, details } = account ?? {};
  if (!checkoutToken || !customerId || !details) return undefined;
  return account as CheckoutAccount;
}
