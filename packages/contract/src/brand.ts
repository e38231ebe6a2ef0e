// What a deploy needs of its shop. What an owner changes without one is its offer: the first is offer/first-offer.ts.
// `npm run brand` asks for the most of both.
export const brand = {
  siteUrl: "https://funnelwright.example",
  mailFrom: "Funnelwright <login@funnelwright.example>",
  /** What SES takes in a second; a new account may send 14. */
  mailsPerSecond: 10,
  /**
   * A Meta pixel's id; without one nothing is tracked and nobody else is asked for anything. Of the deploy, because the
   * content policy of every page must let its host in.
   */
  pixelId: undefined as string | undefined,
} as const;
