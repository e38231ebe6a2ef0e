// For how long browsers insist on HTTPS after a visit. What they have been told cannot be taken back, and with `subdomains`
// it holds for everything else that lives below the domain: so it begins with a day, and grows by a setting,
// STORE_HSTS: days, and then the words `subdomains` and `preload`. docs/deploy.md, "HTTPS for good".

const [days = "", ...words] = (process.env.STORE_HSTS ?? "1").split(" ").filter(Boolean);
const known = ["subdomains", "preload"];
if (!/^\d{1,3}$/.test(days) || words.some((word) => !known.includes(word)))
  throw new Error(
    `STORE_HSTS is "${process.env.STORE_HSTS}": give days, then \`subdomains\` and \`preload\``,
  );
if (words.includes("preload") && (Number(days) < 365 || !words.includes("subdomains")))
  throw new Error("STORE_HSTS: browsers take `preload` only with `subdomains` and 365 days or more");

/** The value of the header strict-transport-security. */
export const transportSecurity = [
  `max-age=${Number(days) * 24 * 3600}`,
  ...(words.includes("subdomains") ? ["includeSubDomains"] : []),
  ...(words.includes("preload") ? ["preload"] : []),
].join("; ");
