import { randomBytes } from "node:crypto";
import type { BuyerDetails } from "@store/contract/buyer";

/** What stands where a name stood. */
export const erasedName = "Erased";

/** No mail is ever sent there (RFC 2606). */
export const erasedDomain = "@erased.invalid";

/** What stands where a buyer's details stood. */
export function erasedDetails(): BuyerDetails {
  return { name: erasedName, email: erasedAddress(), phone: "" };
}

/** An address that is nobody's, and no other row's. */
export function erasedAddress(): string {
  return `erased-${randomBytes(8).toString("hex")}${erasedDomain}`;
}
