import { sha256 } from "../platform/secrets.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { requireShared } from "./shared-site.ts";
import { bytesOf } from "./site-pictures.ts";
import { listsOf } from "./site-work.ts";

/** Pictures of a report, for anybody with a link to it; of none that the report does not show. Throws as `sharedSite`. */
export const sharedPictures: UseCase<"shared-pictures"> = async ({ code, pictures }) => {
  const { customer, site } = await requireShared(code);
  await throttle("share.views", sha256(code));
  const lists = listsOf(customer);
  const shown = pictures.map((picture) => (lists.includes(picture.list) ? picture : undefined));
  const bytes = await bytesOf(
    customer.customerId,
    site.siteId,
    shown.filter((one) => one !== undefined),
  );
  return { pictures: shown.map((picture) => (picture ? (bytes.shift() ?? "") : "")) };
};
