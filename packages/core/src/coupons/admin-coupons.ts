import type { AuditAction } from "@store/contract/audit-actions";
import type { ActionInput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { offer } from "@store/contract/offer/offer";
import { auditRow } from "../platform/audit.entity.ts";
import { readCounts, type Totals } from "../platform/counter.entity.ts";
import { log } from "../platform/log.ts";
import { actor } from "../platform/request.ts";
import { put, transact, update } from "../platform/table.ts";
import { hours, startOfDay } from "../platform/time.ts";
import type { UseActions } from "../platform/use-case.ts";
import { withoutUndefined } from "../platform/without-undefined.ts";
import { type Coupon, CouponEntity } from "./coupon.entity.ts";
import { couponView } from "./coupon-view.ts";

/** Discount codes. Every change leaves a row in the audit. */
export const adminCoupons: UseActions<"admin-coupons"> = {
  async list() {
    const { data } = await CouponEntity.query.all({}).go({ pages: "all" });
    const coupons = data.filter(({ deletedAt }) => deletedAt === undefined);
    return {
      coupons: await Promise.all(coupons.map(async (coupon) => couponView(coupon, await countsOf(coupon)))),
    };
  },
  async create(form) {
    requireForEverybody(form);
    const known = await readCoupon(form.code);
    if (known && known.deletedAt === undefined) throw new StoreError("coupon.exists");
    return { coupon: await (known ? revive(known, form) : create(form)) };
  },
  async update({ couponId, version, ...form }) {
    const coupon = await theCoupon(couponId);
    if (form.code !== coupon.code)
      throw new StoreError("input.invalid", { issue: renamed }, { fields: ["code"] });
    requireForEverybody(form);
    if ((coupon.version ?? 0) !== version) throw new StoreError("coupon.changed");
    return { coupon: await change(coupon, form, "coupon.update") };
  },
  async toggle({ couponId, isActive }) {
    const coupon = await theCoupon(couponId);
    if (coupon.active === isActive) return { coupon: couponView(coupon, await countsOf(coupon)) };
    await commit(coupon, isActive ? "coupon.on" : "coupon.off", { active: isActive });
    return { coupon: await shown(couponId) };
  },
  async delete({ couponId }) {
    const coupon = await theCoupon(couponId);
    await commit(coupon, "coupon.delete", { active: false, deletedAt: Date.now() });
    return {};
  },
};

const offered = "The checkout offers this code to everybody, as a percentage off the whole order.";
const renamed = "The code of a coupon cannot be changed. Create another one.";

type Form = ActionInput<"admin-coupons", "create">;

/** Checkout and mails offer this code in words of their own, as a percentage off the whole order. */
function requireForEverybody({ code, ...form }: Form): void {
  const narrow = (["products", "owners", "oncePerBuyer", "amountOff"] as const).filter((name) => form[name]);
  if (narrow.length > 0 && code === offer.quickCoupon.code)
    throw new StoreError("input.invalid", { issue: offered }, { fields: narrow });
}

/** What the form says of a coupon; `undefined` where it says nothing. */
function termsOf(form: Form) {
  const { percentage, amountOff, description, usageLimit, startsAt, expiresAt, products, owners } = form;
  return {
    percentage,
    amountOff: amountOff ?? undefined,
    description: description || undefined,
    usageLimit: usageLimit ?? undefined,
    startsAt: startsAt == null ? undefined : startOfDay(startsAt),
    expiresAt: expiresAt == null ? undefined : endOf(expiresAt),
    products: products ?? undefined,
    owners: owners ?? undefined,
    oncePerBuyer: form.oncePerBuyer || undefined,
  };
}

async function readCoupon(code: string): Promise<Coupon | null> {
  return (await CouponEntity.get({ code }).go({ consistent: true })).data;
}

async function theCoupon(code: string): Promise<Coupon> {
  const coupon = await readCoupon(code);
  if (!coupon || coupon.deletedAt !== undefined) throw new StoreError("coupon.not_found");
  return coupon;
}

function countsOf({ code }: Pick<Coupon, "code">): Promise<Totals> {
  return readCounts(`COUPON.${code}`);
}

async function shown(code: string) {
  const coupon = await theCoupon(code);
  return couponView(coupon, await countsOf(coupon));
}

async function create(form: Form) {
  const { code } = form;
  const begun = { code, active: true, redemptions: 0, version: 1, createdAt: Date.now() };
  const coupon = { ...begun, ...withoutUndefined(termsOf(form)) };
  const refused = await transact({
    coupon: put(CouponEntity.create(coupon)),
    audit: put(audit("coupon.create", code, undefined, coupon)),
  });
  if (refused.coupon) throw new StoreError("coupon.exists");
  log("coupon.create", { code });
  return shown(code);
}

/** A code that was deleted comes back as another coupon: open payment pages still hold uses of the old one. */
async function revive(known: Coupon, form: Form) {
  return change(known, form, "coupon.create");
}

/** A limit must leave room for the uses there are: those that are held, and those from before there was a limit. */
async function change(coupon: Coupon, form: Form, action: AuditAction) {
  const { usageLimit } = form;
  const { uses } = await countsOf(coupon);
  const limited = usageLimit != null;
  const uncounted =
    coupon.usageLimit === undefined ? Math.max(0, uses - coupon.redemptions) : (coupon.uncounted ?? 0);
  if (limited && usageLimit < coupon.redemptions + uncounted)
    throw new StoreError("coupon.limit_too_low", { uses: coupon.redemptions + uncounted });
  const revived = coupon.deletedAt !== undefined;
  await commit(coupon, action, {
    ...termsOf(form),
    active: revived || coupon.active,
    uncounted: limited ? uncounted : undefined,
    deletedAt: undefined,
  });
  return shown(coupon.code);
}

type Changes = Partial<Pick<Coupon, "active">> & {
  [Name in (typeof changeable)[number]]?: Coupon[Name] | undefined;
};
const changeable = [
  "percentage",
  "amountOff",
  "description",
  "usageLimit",
  "uncounted",
  "startsAt",
  "expiresAt",
  "products",
  "owners",
  "oncePerBuyer",
  "deletedAt",
] as const;

/** Holds only while no other admin has changed the coupon, and the uses still fit. A change to `undefined` removes. */
async function commit(coupon: Coupon, action: AuditAction, changes: Changes): Promise<void> {
  const { code, version, usageLimit, uncounted = 0 } = { ...coupon, ...changes };
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const gone = changeable.filter((name) => name in changes && changes[name] === undefined);
  const refused = await transact({
    coupon: update(
      CouponEntity.patch({ code })
        .set(set)
        .remove(gone)
        .add({ version: 1 })
        .where((a, o) =>
          [
            version === undefined ? o.notExists(a.version) : o.eq(a.version, version),
            ...(usageLimit === undefined ? [] : [o.lte(a.redemptions, usageLimit - uncounted)]),
          ].join(" AND "),
        ),
    ),
    audit: put(audit(action, code, coupon, { ...coupon, ...changes })),
  });
  if (refused.coupon) throw new StoreError("coupon.changed");
  log(action, { code });
}

function audit(action: AuditAction, code: string, before: object | undefined, after: object | undefined) {
  const [was, is] = [before, after].map((one) => one && JSON.stringify(one));
  return auditRow({
    by: actor().email,
    action,
    target: code,
    ...(was && { before: was }),
    ...(is && { after: is }),
  });
}

/** The end of a day in Asia/Kolkata: the first moment of the next. */
function endOf(day: string): number {
  return startOfDay(day) + hours(24);
}
