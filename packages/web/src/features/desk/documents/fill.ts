// A document with the fields of the form in it. Pure.
import type { Block } from "@store/contract/course-content";
import { computedFields, type DocumentField, documentFields } from "@store/contract/desk/document-fields";
import { isGstin, stateOfGstin, tidyGstin } from "@store/contract/gst/gstin";
import { placeName, type StateCode, stateCodes, states, stateTaxName } from "@store/contract/gst/states";
import { readNumber } from "../../../gated/calculators/formulas/read-field.ts";

export type Typed = Readonly<Record<string, string>>;

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** GST on services of an agency, in hundredths. */
const rate = 18;

/** What was typed, and what is computed from it. An amount that cannot be read stays as it was typed. */
export function valuesOf(typed: Typed): Typed {
  const values: Record<string, string> = {};
  for (const [field, text] of Object.entries(typed)) if (text.trim() !== "") values[field] = text.trim();
  const fee = readNumber(values.fee ?? "");
  if (fee === undefined || fee < 0) return values;
  // In paise, each half rounded by itself: both halves are alike.
  const half = Math.round((fee * rate) / 2);
  const whole = Math.round(fee * rate);
  const from = stateOf(values.gstin, values.agencyState);
  const to = stateOf(values.clientGstin, values.clientState);
  const isSame = from !== undefined && to !== undefined ? from === to : undefined;
  const paise = Math.round(fee * 100);
  const tax = values.gstin === undefined ? 0 : isSame ? 2 * half : whole;
  const said = (sum: number) => rupees.format(sum / 100);
  values.fee = said(paise);
  values.total = said(paise + tax);
  // Rule 46 asks for the name of the State; its number is what returns are filed by.
  if (to !== undefined) values.clientState = `${placeName(to)} (${to})`;
  if (tax > 0) {
    values.gst = said(tax);
    if (isSame === undefined) values.unsplit = said(tax);
    if (isSame === true) values.cgst = said(half);
    if (isSame === false) values.igst = said(whole);
    if (isSame && from) values.stateTax = stateTaxName(from);
  }
  return values;
}

/** The State of a registration, else the one whose name was typed; undefined where neither is known. */
function stateOf(gstin: string | undefined, name: string | undefined): StateCode | undefined {
  const tidied = tidyGstin(gstin ?? "");
  if (isGstin(tidied)) return stateOfGstin(tidied);
  const typed = (name ?? "").replaceAll("&", "and").replace(/\s+/g, " ").trim().toLowerCase();
  return stateCodes().find((code) => states[code].toLowerCase() === typed);
}

const condition = /^\{([?!])(\w+)\}\s*/;

/** A text without its condition; undefined where the condition leaves it out. */
function kept(text: string, values: Typed): string | undefined {
  const [whole, sign, field = ""] = condition.exec(text) ?? [];
  if (whole === undefined) return text;
  return (values[field] !== undefined) === (sign === "?") ? text.slice(whole.length) : undefined;
}

/** The text with its fields. What is missing stands in brackets, by its label. */
function said(text: string, values: Typed): string {
  return text.replace(/\{(\w+)\}/g, (_, field: string) => values[field] ?? `[${labelOf(field)}]`);
}

function labelOf(field: string): string {
  if (field in documentFields) return documentFields[field as DocumentField].label;
  return computedFields.some((one) => one === field) ? "amount" : field;
}

/** The blocks that hold for these values, filled in. */
export function filled(body: readonly Block[], values: Typed): Block[] {
  const lines = (items: readonly string[]) =>
    items.flatMap((item) => {
      const text = kept(item, values);
      return text === undefined ? [] : [said(text, values)];
    });
  return body.flatMap((block): Block[] => {
    switch (block.type) {
      case "text":
      case "note":
      case "heading": {
        const text = kept(block.text, values);
        return text === undefined ? [] : [{ ...block, text: said(text, values) }];
      }
      case "list":
      case "steps":
      case "checklist": {
        const items = lines(block.items);
        return items.length === 0 ? [] : [{ ...block, items }];
      }
      case "table": {
        const cells = (row: readonly string[]) =>
          row.map((cell) => {
            const text = kept(cell, values);
            return text === undefined ? "" : said(text, values);
          });
        // A condition in the first cell is one on its row.
        const rows = block.rows.filter(([first = ""]) => kept(first, values) !== undefined).map(cells);
        return [{ ...block, head: cells(block.head), rows }];
      }
      default:
        return [];
    }
  });
}

/** What cannot be right, in sentences. */
export function doubtsOf(values: Typed): string[] {
  const days = readNumber(values.days ?? "");
  const doubts: string[] = [];
  if (values.udyam !== undefined && days !== undefined && days > 45)
    doubts.push(
      "With a micro or small enterprise no more than 45 days to pay can be agreed (MSMED Act, section 15).",
    );
  for (const field of ["gstin", "clientGstin"] as const)
    if (values[field] !== undefined && !isGstin(tidyGstin(values[field])))
      doubts.push(
        `${documentFields[field].label}: one of its 15 signs is mistyped. The first two are the State's, the last one is computed.`,
      );
  if (values.unsplit !== undefined)
    doubts.push(
      "CGST and SGST, or IGST? Write both States in full, such as Tamil Nadu, or the client's GSTIN.",
    );
  if ((values.invoiceNo ?? "").length > 16)
    doubts.push("The number of an invoice has at most 16 signs (rule 46).");
  if (values.fee !== undefined && !values.fee.startsWith("₹"))
    doubts.push("The fee is not a sum that can be read.");
  return doubts;
}

/** The fields that a document asks for and nobody filled, by their labels. */
export function missingIn(body: readonly Block[], values: Typed): string[] {
  const text = JSON.stringify(filled(body, values));
  const labels = Object.values(documentFields).map(({ label }) => label);
  return labels.filter((label) => text.includes(`[${label}]`));
}
