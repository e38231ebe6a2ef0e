// What was typed for the tax invoice, and the billing that it makes. Pure.
import { Billing } from "@store/contract/gst/billing";
import { india } from "@store/contract/gst/countries";
import { isGstin, stateOfGstin, tidyGstin } from "@store/contract/gst/gstin";
import { placeOf } from "@store/contract/gst/place";
import { isState } from "@store/contract/gst/states";
import type { Checked, FieldIssues } from "../../lib/forms.ts";

/** Chosen in place of a State. */
export const outside = "outside";

export interface TaxDraft {
  /** A State's two digits, `outside`, or nothing yet. */
  state: string;
  /** Of a buyer outside India. */
  country: string;
  /** The business part is open. */
  business: boolean;
  gstin: string;
  businessName: string;
  address: string;
}
export type TaxField = Exclude<keyof TaxDraft, "business">;

export const emptyTax: TaxDraft = {
  state: "",
  country: "",
  business: false,
  gstin: "",
  businessName: "",
  address: "",
};

/** The draft after one change. A whole GSTIN names the State. */
export function changedTax(draft: TaxDraft, changes: Partial<TaxDraft>): TaxDraft {
  const next = { ...draft, ...changes };
  const gstin = tidyGstin(next.gstin);
  const typed = changes.gstin !== undefined || changes.business === true;
  return typed && next.business && isGstin(gstin) ? { ...next, state: stateOfGstin(gstin) } : next;
}

/** Whether the State follows from the number. */
export function stateIsFixed({ business, gstin, state }: TaxDraft): boolean {
  const tidy = tidyGstin(gstin);
  return business && isGstin(tidy) && stateOfGstin(tidy) === state;
}

/** The place that the draft names so far. */
export function placeOfDraft({ state, country }: TaxDraft): string | undefined {
  if (state === outside) return placeOf({ country: country || outside });
  return isState(state) ? state : undefined;
}

/** Names of the contract's fields, as the form calls them. */
const fieldOf: Record<string, TaxField> = {
  country: "country",
  state: "state",
  gstin: "gstin",
  business: "businessName",
  address: "address",
};

export type CheckedTax = Checked<Billing, TaxField>;

/** The billing, or every field's first issue. Business fields count only while their part is open and has a word in it. */
export function checkTax(draft: TaxDraft): CheckedTax {
  const { state, country, business, gstin, businessName, address } = draft;
  const filled = business && [gstin, businessName, address].some((text) => text.trim() !== "");
  const parsed = Billing.safeParse({
    country: state === outside ? country : india,
    ...(state !== outside && state !== "" && { state }),
    ...(state === outside ? { address } : filled && { gstin, business: businessName, address }),
  });
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues: FieldIssues<TaxField> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = fieldOf[String(path[0])] ?? "state";
    issues[name] ??= message;
  }
  return { ok: false, issues };
}

/** Takes from stored JSON what a draft can use. */
export function acceptTax(value: unknown): TaxDraft | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const stored = value as Record<string, unknown>;
  const text = (name: TaxField) => (typeof stored[name] === "string" ? stored[name].slice(0, 300) : "");
  return {
    state: text("state"),
    country: text("country"),
    business: stored.business === true,
    gstin: text("gstin"),
    businessName: text("businessName"),
    address: text("address"),
  };
}
