interface ShopFacts {
  siteUrl: string;
  supportEmail: string;
  mailFrom: string;
  address: string;
}

const signs = [/\.example\b/i, /\bexample house\b/i];

/** What still stands in brand.ts as it came: a shop that sells for real must say who it is. */
export function placeholders({ siteUrl, supportEmail, mailFrom, address }: ShopFacts): string[] {
  return Object.entries({ siteUrl, supportEmail, mailFrom, address })
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
