// Ids that tie parts of the page together across components.

import type { BuyerField } from "@store/contract/buyer";
import type { ProductId } from "@store/contract/products";

export const billingFormId = "billing";
export const summaryId = "order-summary";
export const payAreaId = "pay";

export function fieldId(field: BuyerField): string {
  return `billing-${field}`;
}

export function upsellInputId(id: ProductId): string {
  return `upsell-${id}`;
}

/** The input of an ID, as the browser has it. */
export function inputOf(id: string): HTMLInputElement | null {
  return document.getElementById(id) as HTMLInputElement | null;
}
