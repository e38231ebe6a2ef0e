import { outlineOf, reportOf } from "@store/contract/desk/site-report";
import { StoreError } from "@store/contract/errors";
import { mayLogIn, owns, readCustomer } from "../customers/customer.entity.ts";
import type { ReadContent } from "../customers/get-resource.ts";
import { sha256 } from "../platform/secrets.ts";
import { checkNetwork, throttleNetwork } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { findSite } from "./client-site.entity.ts";
import { brandOf } from "./desk-brand.entity.ts";
import { picturesOf, pictureView } from "./site-picture.entity.ts";
import { pointsOf } from "./site-point.entity.ts";
import { shareByCode } from "./site-share.entity.ts";
import { listsOf, pointView } from "./site-work.ts";

/**
 * The report on a site, for anybody with a link to it: while the link was not ended, and its owner owns the agency licence. Throws
 * `share.not_found`, which says nothing of why, and, for a network that guesses, `throttled`.
 */
export const sharedSite =
  (readContent: ReadContent): UseCase<"shared-site"> =>
  async ({ code }) => {
    const { customer, site } = await requireShared(code);
    // Each is hundreds of rows, and its reader is anybody.
    await throttleNetwork("share.read");
    const { customerId } = customer;
    const lists = listsOf(customer);
    const [brand, points, pictures, ...contents] = await Promise.all([
      brandOf(customerId, true),
      pointsOf(customerId, site.siteId),
      picturesOf(customerId, site.siteId),
      ...lists.map((list) => readContent(list)),
    ]);
    const outlines = contents.flatMap((content) => outlineOf(content) ?? []);
    const { name, address, summary = "" } = site;
    const report = reportOf(outlines, points.map(pointView), pictures.flatMap(pictureView));
    return { site: { name, address, summary }, brand, report };
  };

/** The site behind a link, and its owner. Throws `share.not_found`, `throttled`. */
export async function requireShared(code: string) {
  await checkNetwork("share.network");
  const found = await readShared(sha256(code));
  if (found) return found;
  await throttleNetwork("share.network");
  throw new StoreError("share.not_found");
}

async function readShared(codeHash: string) {
  const share = await shareByCode(codeHash);
  if (!share) return undefined;
  const { customerId, siteId } = share;
  const [customer, site] = await Promise.all([readCustomer(customerId), findSite(customerId, siteId)]);
  if (!customer || !site || !mayLogIn(customer) || !owns(customer, "agency-license")) return undefined;
  return { customer, site };
}
