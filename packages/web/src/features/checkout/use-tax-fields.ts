import { tidyGstin } from "@store/contract/gst/gstin";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FieldIssues } from "../../lib/forms.ts";
import { readJson, writeJson } from "../../lib/storage.ts";
import {
  acceptTax,
  type CheckedTax,
  changedTax,
  checkTax,
  emptyTax,
  placeOfDraft,
  type TaxDraft,
  type TaxField,
} from "./tax-draft.ts";

export interface TaxFields {
  draft: TaxDraft;
  issues: FieldIssues<TaxField>;
  /** Two digits, once a place is named. */
  place: string | undefined;
  change: (changes: Partial<TaxDraft>) => void;
  /** Looks at one field by itself, when the buyer leaves it. */
  leave: (field: TaxField) => void;
  /** Looks at all of it, and marks what is wrong. */
  check: () => CheckedTax;
}

export function taxFieldId(field: TaxField): string {
  return `tax-${field}`;
}

/** Undefined while the shop makes no invoices; the page then carries nothing of all this. */
export const useTaxFields: () => TaxFields | undefined =
  import.meta.env.STORE_GST_MODE === "regular" ? useInvoiceFields : () => undefined;

function useInvoiceFields(): TaxFields {
  const [draft, setDraft] = useState(emptyTax);
  const [issues, setIssues] = useState<FieldIssues<TaxField>>({});
  const [restored, setRestored] = useState(false);
  const latest = useRef(draft);
  latest.current = draft;

  useLayoutEffect(() => {
    setDraft(readJson("checkoutBilling", acceptTax) ?? emptyTax);
    setRestored(true);
  }, []);

  useEffect(() => {
    if (restored) writeJson("checkoutBilling", draft);
  }, [restored, draft]);

  return {
    draft,
    issues,
    place: placeOfDraft(draft),
    change: useCallback((changes) => {
      const next = changedTax(latest.current, changes);
      setDraft(next);
      const checked = checkTax(next);
      // Only what is already marked is looked at while it is being changed.
      setIssues((marked) => (checked.ok ? {} : stillWrong(marked, checked.issues)));
    }, []),
    leave: useCallback((field) => {
      if (String(latest.current[field]).trim() === "") return;
      if (field === "gstin") setDraft((now) => ({ ...now, gstin: tidyGstin(now.gstin) }));
      const checked = checkTax(latest.current);
      const issue = checked.ok ? undefined : checked.issues[field];
      setIssues(({ [field]: _, ...others }) => (issue ? { ...others, [field]: issue } : others));
    }, []),
    check: useCallback(() => {
      const checked = checkTax(latest.current);
      setIssues(checked.ok ? {} : checked.issues);
      return checked;
    }, []),
  };
}

function stillWrong(marked: FieldIssues<TaxField>, now: FieldIssues<TaxField>): FieldIssues<TaxField> {
  const names = (Object.keys(marked) as TaxField[]).filter((name) => now[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}
