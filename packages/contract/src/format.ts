// How numbers and dates look to people: Indian grouping, Indian time (docs/product.md section 9). Formatters are made when
// they are first used: reading a locale and a time zone takes a third as long as the whole start of a Lambda.

let rupees: Intl.NumberFormat | undefined;

/** `₹34,18,406`: whole rupees with Indian grouping. */
export function formatRupees(amount: number): string {
  rupees ??= new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
  return `₹${rupees.format(amount)}`;
}

/** `₹299`, `₹7.06`, `USD 10.00`: an amount in the smallest unit of its currency. */
export function formatPaise(paise: number, currency = "inr"): string {
  const text = (paise / 100).toLocaleString("en-IN", {
    minimumFractionDigits: paise % 100 === 0 && currency === "inr" ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return currency === "inr" ? `₹${text}` : `${currency.toUpperCase()} ${text}`;
}

let dateParts: Intl.DateTimeFormat | undefined;

function parts(at: number): Record<string, string> {
  dateParts ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Kolkata",
    day: "2-digit",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
  return Object.fromEntries(dateParts.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** `dd MMM yyyy` in Asia/Kolkata. `at` in epoch milliseconds. */
export function formatDate(at: number): string {
  const { day, month, year } = parts(at);
  return `${day} ${month?.slice(0, 3)} ${year}`;
}

/** `dd MMM yyyy, HH:mm` in Asia/Kolkata. `at` in epoch milliseconds. */
export function formatDateTime(at: number): string {
  const { hour, minute } = parts(at);
  return `${formatDate(at)}, ${hour}:${minute}`;
}

/** `yyyy-mm-dd` in Asia/Kolkata: the day a shop owner means. `at` in epoch milliseconds. */
export function dayInIndia(at: number): string {
  return new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** The last six signs of an order's ID: enough to tell orders apart on a screen, and to find one by. */
export function shortOrderId(orderId: string): string {
  return orderId.slice(-6);
}
