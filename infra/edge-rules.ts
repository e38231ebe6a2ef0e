// The numbers of the limits at the edge: what infra/edge-limit.ts makes, and what scripts/costs counts with. Each bounds money;
// the shop's own limits decide who is kept out of what.

import { limits } from "@store/contract/limits";

export const edgeRules = {
  /** The window of each. */
  seconds: 300,
  /** Of one address: a purchase makes about ten calls, so that eighty buyers have room behind one carrier's. */
  calls: 800,
  /** Of one address: a first view of a page asks for about seven. */
  files: 1200,
  /** Of one address: whole pictures of templates, the largest files of the site. */
  previews: 100,
  /** Of all together, but for paying and logging in. */
  others: 30_000,
  previewsOfAll: 6000,
  /** Bytes of a call's body. WAF looks at 16 KB of it. */
  bytes: limits.body,
} as const;
