import { mostSites } from "@store/contract/desk/client-site";
import { StoreError } from "@store/contract/errors";
import { type Customer, owns } from "../customers/customer.entity.ts";
import { requireSession } from "../customers/session.ts";
import { throttle } from "../platform/throttle.ts";

const opening = ["checklist", "seo-checklist", "agency-license"] as const;

export interface AtDesk {
  customer: Customer;
  customerId: string;
  /** Whether the agency licence is owned now. */
  licence: boolean;
  /** How many sites there may be. */
  most: number;
}

/** Whose desk it is, for a session of somebody who owns a checklist or the agency licence now. Throws `desk.not_bought`. */
export async function requireDesk(sessionToken: string): Promise<AtDesk> {
  const { customer } = await requireSession(sessionToken);
  if (!opening.some((owned) => owns(customer, owned))) throw new StoreError("desk.not_bought");
  const licence = owns(customer, "agency-license");
  return {
    customer,
    customerId: customer.customerId,
    licence,
    most: licence ? mostSites.agency : mostSites.base,
  };
}

/** For who changes something. Throws `throttled` as well. */
export async function enterDesk(sessionToken: string): Promise<AtDesk> {
  const desk = await requireDesk(sessionToken);
  await throttle("desk.customer", desk.customerId);
  return desk;
}
