// Ids that tie parts of the page together across components.
import type { UpsellId } from "@store/contract/products";
import type { Field } from "./checkout-state.ts";

export const billingFormId = "billing";
export const summaryId = "order-summary";
export const payAreaId = "pay";

export function fieldId(field: Field): string {
  return `billing-${field}`;
}

export function upsellInputId(id: UpsellId): string {
  return `upsell-${id}`;
}

/** The input of an ID, as the browser has it. */
export function inputOf(id: string): HTMLInputElement | null {
  return document.getElementById(id) as HTMLInputElement | null;
}
