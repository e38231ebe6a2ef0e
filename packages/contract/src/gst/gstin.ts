// A GSTIN by its form and its check digit. That it is active, only the government's portal can say.
import { isState, type StateCode } from "./states.ts";

const form = /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** As it is written down: without blanks, in capitals. */
export function tidyGstin(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

/** Whether a tidied number can be an ordinary taxpayer's. */
export function isGstin(gstin: string): boolean {
  return form.test(gstin) && isState(gstin.slice(0, 2)) && checkDigit(gstin) === gstin[14];
}

/** The State that a valid number belongs to. */
export function stateOfGstin(gstin: string): StateCode {
  return gstin.slice(0, 2) as StateCode;
}

/** Luhn's method over 36 signs: every second one counts double, and what is over 35 carries. */
function checkDigit(gstin: string): string | undefined {
  const sum = [...gstin.slice(0, 14)].reduce((all, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36];
}
