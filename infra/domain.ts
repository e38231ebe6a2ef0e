// The site's own domain, by one setting: `siteUrl` in the brand for production, STORE_DOMAIN for any other stage.
import { brand } from "@store/contract/brand";
import { production } from "./stage.ts";

/** Undefined for a stage that lives at CloudFront's own address. */
export const domain = process.env.STORE_DOMAIN ?? (production ? new URL(brand.siteUrl).hostname : undefined);

/** A certificate in us-east-1, for somebody who keeps the zone of the domain elsewhere than in this account's Route 53. */
export const certificate = process.env.STORE_CERTIFICATE;

/** False when records of ours are written by hand, because the zone is not here. */
export const zoneIsHere = certificate === undefined;

/** `www.` before the domain, or the domain without it: anybody who types the other one is sent on. STORE_WWW=0 or 1. */
const other = domain?.startsWith("www.") ? domain.slice(4) : `www.${domain}`;
const wanted = process.env.STORE_WWW ? process.env.STORE_WWW === "1" : production && zoneIsHere;
/** Domains of before, parted by spaces: files that were downloaded then look for their pictures there. */
const former = (process.env.STORE_FORMER_DOMAINS ?? "").split(/\s+/).filter(Boolean);
export const redirects = domain === undefined ? [] : [...(wanted ? [other] : []), ...former];
