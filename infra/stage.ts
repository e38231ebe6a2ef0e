// Which stage this is, and what hangs on it.

/** The one stage that real money passes through: protected, retained, and watched. */
export const production = $app.stage === "production";

/** How long logs are kept. Over a year in production: a payment can be disputed for months, and last year's sale compared. */
export const logRetention = production ? ("13 months" as const) : ("1 week" as const);

/** The account and region of this deployment, for the names of what it may touch. */
export const region = aws.getRegionOutput().region;
export const account = aws.getCallerIdentityOutput().accountId;

/** `store-production-sign-up`: the name of something on AWS that people must be able to find. */
export function named(what: string): string {
  return `${$app.name}-${$app.stage}-${what}`;
}
