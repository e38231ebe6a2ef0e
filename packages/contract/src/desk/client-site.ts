// The sites of a buyer's clients, as the client desk keeps and shows them (docs/decisions/0116).
import * as z from "zod/mini";
import { lazyObject, matching } from "../schemas.ts";
import { Lines, lineOfText } from "./plain-text.ts";

export const platforms = ["Shopify", "WooCommerce", "WordPress", "Wix", "Custom", "Other"] as const;

/** How many sites an account keeps: with the checklists of the bundle, and with the agency licence. */
export const mostSites = { base: 3, agency: 50 } as const;

export const SiteId = matching(/^SITE_[0-9a-z]{16}$/, "Invalid site");

/** Without those at its end. A pattern would look at each row of slashes from each of its slashes. */
function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}

const fields = () => ({
  name: z
    .string({ error: "Please name the site" })
    .check(
      z.trim(),
      z.minLength(1, { error: "Please name the site", abort: true }),
      z.maxLength(100, { error: "The name must be at most 100 characters", abort: true }),
      z.regex(lineOfText, "The name contains characters that cannot be shown"),
    ),
  /** Of the site itself: `ratnagiri.example/shop`. */
  address: z.string({ error: "Please type the site's address" }).check(
    z.overwrite((typed) => withoutSlashes(typed.trim().replace(/^https?:\/\//i, ""))),
    z.maxLength(200, { error: "The address must be at most 200 characters", abort: true }),
    z.regex(
      /^[\p{L}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d{2,5})?(\/[^\s<>"\p{C}]*)?$/u,
      "Please type an address such as shop.example",
    ),
  ),
  platform: z.enum(platforms, { error: "Please choose a platform" }),
  note: Lines(1000, "a note"),
  /** What its client reads first in a report. */
  summary: Lines(1500, "a summary"),
});

/** What is typed of a site. */
export const SiteFields = /* @__PURE__ */ z.lazy(() => z.object(fields()));
export type SiteFields = z.infer<typeof SiteFields>;

/** A site as its owner sees it. Times in epoch milliseconds. */
export const ClientSite = /* @__PURE__ */ lazyObject(() => ({
  ...fields(),
  siteId: z.string(),
  /** Counts its changes: a change names the one that it saw. */
  version: z.number(),
  createdAt: z.number(),
  /** The code of its certificate, once there is one. */
  licence: z.optional(z.object({ code: z.string(), since: z.number() })),
}));
export type ClientSite = z.infer<typeof ClientSite>;
