import { StoreError } from "@store/contract/errors";
import { notices } from "@store/contract/privacy/notices";
import { cartTimings } from "@store/contract/timings";
import { cartTtl } from "../outbox/cart-address.entity.ts";
import { emailHash as hashOf } from "../platform/address-hash.ts";
import { readVisitToken } from "../platform/checkout-token.ts";
import { consentRow } from "../platform/consent.entity.ts";
import { addDayCounts } from "../platform/counter.entity.ts";
import { log } from "../platform/log.ts";
import { retryOnConflict } from "../platform/retry.ts";
import { setting } from "../platform/settings.ts";
import { subjectOf } from "../platform/subject.ts";
import { put, remove, transact, update } from "../platform/table.ts";
import { networkParts, throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { type Cart, CartEntity, readCart, shardOf } from "./cart.entity.ts";
import { greetingName } from "./plain-name.ts";

/** How often a cart is written anew while others change it. Anybody who writes more often is recorded by one of the other calls. */
const tries = 10;

interface Basket extends Required<Pick<Cart, "email" | "emailHash" | "upsells">> {
  name: string | undefined;
  discountCode: string | undefined;
  /** Of the notice whose box was ticked; undefined where the shop asks by a note. */
  noticeVersion: number | undefined;
}

/**
 * Sends no mail itself: records what a checkout holds; the schedule decides whether a mail goes out. The five minutes begin again with each
 * recording, until the first reminder. The answer never tells whether the address is known.
 */
export const sendAbandonedCartEmail: UseCase<"send-abandoned-cart-email"> = async (input) => {
  const checkoutId = readVisitToken(input.checkoutToken);
  if (input.withdrawn) return withdraw(checkoutId);
  const noticeVersion = agreedTo(input.noticeVersion);
  const [seen] = await Promise.all([readCart(checkoutId), throttle("cart.checkout", checkoutId)]);
  const { email, name, upsells, discountCode } = input;
  const emailHash = hashOf(email);
  const basket = { email, emailHash, name: greetingName(name), upsells, discountCode, noticeVersion };
  const recorded = await retryOnConflict(tries, async (attempt) =>
    record(checkoutId, attempt === 1 ? seen : await readCart(checkoutId), basket),
  );
  if (!recorded) log("cart.busy", {});
  return {};
};

/** The basket goes, with whatever was to be mailed of it, and the ledger says why. */
async function withdraw(checkoutId: string): Promise<Record<string, never>> {
  await throttle("cart.checkout", checkoutId);
  const withdrawn = await retryOnConflict(tries, async () => {
    const cart = await readCart(checkoutId);
    if (!cart?.email) return true;
    const { version, email } = cart;
    const refused = await transact({
      cart: remove(CartEntity.delete({ checkoutId }).where((a, o) => o.eq(a.version, version))),
      consent: put(consentRow(subjectOf(email), "cart-reminder", false, "checkout")),
    });
    return Object.keys(refused).length === 0;
  });
  if (!withdrawn) log("cart.busy", {});
  return {};
}

/** The notice that was agreed to, where the shop wants an act. Throws `consent.missing`. */
function agreedTo(version: number | undefined): number | undefined {
  if (setting("reminderConsent") === "notice") return undefined;
  const shown = notices.some((notice) => notice.purpose === "cart-reminder" && notice.version === version);
  if (!shown) throw new StoreError("consent.missing");
  return version;
}

/** False when the cart has changed since it was read. Each further address is one try of this network. */
async function record(checkoutId: string, cart: Cart | null, basket: Basket): Promise<boolean> {
  const now = Date.now();
  const { name, discountCode, noticeVersion, ...always } = basket;
  const cleared = [
    ...(name === undefined ? (["name"] as const) : []),
    ...(discountCode === undefined ? (["discountCode"] as const) : []),
  ];
  const isSameAddress = cart?.emailHash === basket.emailHash;
  const limit = networkParts("cart.network", checkoutId);
  const refused = await transact({
    cart: update(
      CartEntity.update({ checkoutId })
        .set({
          ...always,
          ...(name !== undefined && { name }),
          ...(discountCode !== undefined && { discountCode }),
          recordedAt: now,
          ttl: cartTtl(now),
          // One series in a checkout: a page must not be a way to mail one address after another.
          ...(cart?.seriesAt === undefined && {
            reminders: 0,
            shard: shardOf(checkoutId),
            dueAt: now + cartTimings.first,
          }),
        })
        .add({ version: 1 })
        .remove(cleared)
        .where((a, o) => (cart ? o.eq(a.version, cart.version) : o.notExists(a.version))),
    ),
    // For each address that is typed: who agreed, to which words.
    consent:
      noticeVersion === undefined || isSameAddress
        ? undefined
        : put(consentRow(subjectOf(basket.email), "cart-reminder", true, "checkout", noticeVersion)),
    day: cart ? undefined : update(addDayCounts(now, checkoutId, { carts: 1 })),
    ...(!isSameAddress && limit.parts),
  });
  if (refused.cart !== undefined) return false;
  if (Object.keys(refused).length > 0) throw limit.refusal();
  return true;
}
