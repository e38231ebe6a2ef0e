// Pictures of findings come with the agency licence, and do not outlive it for long.
import { keptTimings } from "@store/contract/timings";
import { mayLogIn, owns, readCustomer } from "../customers/customer.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { forEachLimit } from "../platform/pool.ts";
import { PictureOwnerEntity } from "./picture-owner.entity.ts";
import { picturesOf, removePicture } from "./site-picture.entity.ts";

const ownersAtOnce = 8;
const picturesAtOnce = 10;

/** All pictures of a site; of all sites of a customer without `siteId`. May be repeated. */
export async function removePictures(customerId: string, siteId?: string): Promise<number> {
  const pictures = await picturesOf(customerId, siteId);
  await forEachLimit(pictures, picturesAtOnce, removePicture);
  return pictures.length;
}

/**
 * Once a night: deletes the pictures of accounts that are no more, and of those whose licence ended long ago. A refund that fails
 * at the bank, or a dispute that is won, gives the licence back within that time. Answers how many were deleted.
 */
export async function retirePictures(): Promise<number> {
  const now = Date.now();
  const { data } = await PictureOwnerEntity.query.all({}).go({ pages: "all" });
  let taken = 0;
  await forEachLimit(data, ownersAtOnce, async ({ customerId, closedSince }) => {
    const customer = await readCustomer(customerId);
    const holds = !!customer && mayLogIn(customer) && owns(customer, "agency-license");
    if (holds) {
      if (closedSince !== undefined) await note(customerId, undefined);
      return;
    }
    const isGone = !customer || customer.state === "deleted";
    if (isGone || (closedSince !== undefined && closedSince + keptTimings.findingPictures <= now)) {
      taken += await removePictures(customerId);
      // A picture that was begun meanwhile, with a licence that holds again, has written the row anew.
      await ifUnchanged(
        PictureOwnerEntity.delete({ customerId }).where((a, o) =>
          closedSince === undefined ? o.exists(a.customerId) : o.eq(a.closedSince, closedSince),
        ),
      );
    } else if (closedSince === undefined) await note(customerId, now);
  });
  return taken;
}

async function note(customerId: string, closedSince: number | undefined): Promise<void> {
  const row = PictureOwnerEntity.patch({ customerId });
  await ifUnchanged(closedSince === undefined ? row.remove(["closedSince"]) : row.set({ closedSince }));
}
