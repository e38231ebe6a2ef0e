interface ShopFacts {
  siteUrl: string;
  supportEmail: string;
  mailFrom: string;
  address: string;
  grievanceOfficer: { name: string; email: string };
}

const signs = [/\.example\b/i, /\bexample (house|officer)\b/i];

/** What still stands in brand.ts as it came: a shop that sells for real must say who it is. */
export function placeholders({ grievanceOfficer, ...shop }: ShopFacts): string[] {
  const { siteUrl, supportEmail, mailFrom, address } = shop;
  const officer = `${grievanceOfficer.name} <${grievanceOfficer.email}>`;
  return Object.entries({ siteUrl, supportEmail, mailFrom, address, grievanceOfficer: officer })
    .filter(([, value]) => signs.some((sign) => sign.test(value)))
    .map(([name]) => name);
}

/** Stops a production build (`STORE_STAGE=production`) while legal name, address or mail are the examples. */
export function refusePlaceholders(stage: string | undefined, shop: ShopFacts): void {
  const left = stage === "production" ? placeholders(shop) : [];
  if (left.length === 0) return;
  throw new Error(
    `Not for production yet: ${left.join(", ")} in packages/contract/src/brand.ts ${left.length === 1 ? "is" : "are"} still an example.`,
  );
}
