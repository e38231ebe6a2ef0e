// A mail address that is valid and still wrong costs a buyer their login. This finds the likely slips in its domain.

/** Where most buyers have their mail. Only these are ever suggested. */
const common = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.in",
  "yahoo.in",
  "hotmail.com",
  "outlook.com",
  "outlook.in",
  "live.com",
  "rediffmail.com",
  "icloud.com",
  "protonmail.com",
  "zohomail.in",
];

/** Real hosts that look like slips of a common one: never corrected. */
const real = new Set([
  ...common,
  "aol.com",
  "email.com",
  "fastmail.com",
  "gmx.com",
  "gmx.net",
  "googlemail.com",
  "hey.com",
  "hotmail.co.uk",
  "hotmail.in",
  "live.in",
  "mail.com",
  "me.com",
  "msn.com",
  "proton.me",
  "yahoo.co.uk",
  "yandex.com",
  "ymail.com",
  "zoho.com",
  "zoho.in",
]);

/** The address that was probably meant, or nothing when the typed one looks fine. */
export function suggestEmail(typed: string): string | undefined {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || domain.length < 5 || real.has(domain)) return undefined;
  const nearest = common
    .map((host) => ({ host, slips: slips(domain, host) }))
    .sort((a, b) => a.slips - b.slips)[0];
  // Two slips in a short name is another name.
  if (!nearest || nearest.slips > (nearest.host.length > 8 ? 2 : 1)) return undefined;
  return `${address.slice(0, at)}@${nearest.host}`;
}

/** Letters dropped, added, changed or swapped with their neighbour between two words. */
function slips(from: string, to: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = from[i - 1] === to[j - 1] ? 0 : 1;
      let best = Math.min(at(back, j) + 1, at(row, j - 1) + 1, at(back, j - 1) + changed);
      if (from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        best = Math.min(best, at(twoBack, j - 2) + 1);
      row.push(best);
    }
    twoBack = back;
    back = row;
  }
  return at(back, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
