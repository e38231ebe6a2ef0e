/**
 * As companies want it: a plus sign, the country's code, the number. One without a code is an Indian one; undefined for
 * what is no number of any country.
 */
export function e164Of(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, "");
  const international = /^\s*(?:\+|00)/.test(phone);
  const full = international ? digits.replace(/^00/, "") : digits.replace(/^0?(\d{10})$/, "91$1");
  const isIndian = full.startsWith("91");
  const fits = isIndian ? /^91[6-9]\d{9}$/.test(full) : international && /^[1-9]\d{7,14}$/.test(full);
  return fits ? `+${full}` : undefined;
}

/** A phone number without its country and its spelling: the last ten digits. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "").slice(-10);
}
