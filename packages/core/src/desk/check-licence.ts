import { StoreError } from "@store/contract/errors";
import { mayLogIn, owns, readCustomer } from "../customers/customer.entity.ts";
import { checkNetwork, throttleNetwork } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { LicenceEntity } from "./licence.entity.ts";

/**
 * Whether the licence with a code holds now: it does while its owner owns the agency licence, so that a refund ends it with the
 * access. Throws `licence.not_found` and, for a network that guesses, `throttled`.
 */
export const checkLicence: UseCase<"check-licence"> = async ({ code }) => {
  await checkNetwork("licence.network");
  const { data } = await LicenceEntity.query.byCode({ code }).go();
  const [licence] = data;
  if (!licence) {
    await throttleNetwork("licence.network");
    throw new StoreError("licence.not_found");
  }
  const { customerId, site, address, since, endedAt } = licence;
  const owner = endedAt === undefined ? await readCustomer(customerId) : undefined;
  const valid = !!owner && mayLogIn(owner) && owns(owner, "agency-license");
  return { valid, site, address, since };
};
