// The numbers of the limits at the edge: what infra/edge-limit.ts makes, and what scripts/costs counts with. Each bounds money;
// the shop's own limits decide who is kept out of what.

import { limits } from "@store/contract/limits";

export const edgeRules = {
  /** The window of each, but for those of a flood. */
  seconds: 300,
  /** Of one address: a purchase makes about ten calls, so that forty buyers have room behind one carrier's. */
  calls: 400,
  /** Of one address: a first view of a page asks for about seven. */
  files: 320,
  /** Of one address: what contract/site-files.ts calls heavy, and pages and texts that nobody compressed. */
  heavy: 50,
  /** Of one address: films. */
  films: 10,
  /** Of all together; what is more is closed, for all. */
  others: 4000,
  picturesOfAll: 900,
  heavyOfAll: 600,
  filmsOfAll: 100,
  /** Of all together; above it each address has a little of its own, so that who buys is not shut out by who floods. */
  orders: 600,
  paying: 3600,
  filesOfAll: 2700,
  /** In a flood, of one address in ten minutes. AWS WAF takes no limit below ten. */
  flood: { seconds: 600, orders: 10, paying: 15, files: 15 },
  /** Bytes of a call's body. WAF looks at 16 KB of it. */
  bytes: limits.body,
  /** Unpaid orders of all that are open at once: above it the shop itself gives each network two in ten minutes. */
  openOrders: 500,
  /** Each has a monthly price. */
  rules: 16,
} as const;
