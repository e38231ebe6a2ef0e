import type { AdminCoupon } from "@store/contract/admin-rows";
import { CouponForm } from "@store/contract/calls/admin-coupons";
import { offer } from "@store/contract/offer/offer";
import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { FormDialog, useFormDialog } from "../parts/form-dialog.tsx";
import { readCoupon } from "./coupon-texts.ts";
import { reloadCoupons } from "./coupons.queries.ts";
import { ProductsField } from "./products-field.tsx";
import { useSaveCoupon } from "./use-coupon-actions.ts";

/** Creates a coupon, or edits the one given (docs/product.md section 5). */
export function CouponDialog({ coupon, onClose }: { coupon: AdminCoupon | undefined; onClose: () => void }) {
  // The one the form began with; after somebody else's change, theirs.
  const [seen, setSeen] = useState(coupon);
  const [reloaded, setReloaded] = useState(false);
  const useSave = (close: () => void) =>
    useSaveCoupon(seen, {
      onDone: close,
      onConflict: async () => {
        const now = (await reloadCoupons()).find(({ couponId }) => couponId === seen?.couponId);
        if (!now) return close();
        setSeen(now);
        setReloaded(true);
      },
    });
  const { field, ...form } = useFormDialog(useSave, {
    schema: CouponForm,
    fields: [
      ...(["code", "percentage", "amountOff", "description", "usageLimit", "startsAt", "expiresAt"] as const),
      ...(["products", "owners", "oncePerBuyer"] as const),
    ],
    read: readCoupon,
  });

  // The checkout offers that one to everybody, as a percentage off the whole order.
  const isOffered = seen?.code === offer.quickCoupon.code;
  return (
    <FormDialog
      // What somebody else saved meanwhile replaces what stands in the fields.
      formKey={seen?.version}
      title={seen ? "Edit coupon" : "Create coupon"}
      formId="coupon-form"
      verb={seen ? "Update Coupon" : "Create Coupon"}
      doing="Saving..."
      form={form}
      onClose={onClose}
      columns="sm:grid-cols-2"
    >
      {reloaded ? (
        <div className="sm:col-span-2">
          <StatusNote>
            Somebody else changed this coupon meanwhile. This is how it is now: correct it and save again.
          </StatusNote>
        </div>
      ) : null}
      <Field
        id="coupon-code"
        {...field("code")}
        label="Code"
        className="sm:col-span-2"
        hint={
          seen
            ? "A code cannot be changed: orders are known by it."
            : "Letters and digits. Saved in capitals."
        }
        defaultValue={seen?.code}
        readOnly={seen !== undefined}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Field
        id="coupon-percentage"
        {...field("percentage")}
        label="Discount %"
        inputMode="numeric"
        hint="1 to 100"
        defaultValue={seen?.percentage}
        required={isOffered}
      />
      {isOffered ? null : (
        <Field
          id="coupon-sum"
          {...field("amountOff")}
          label="Or a sum off, in ₹"
          inputMode="numeric"
          hint="Whole rupees, never more than the cart"
          defaultValue={seen?.amountOff}
        />
      )}
      <Field
        id="coupon-limit"
        {...field("usageLimit")}
        label="Usage limit (optional)"
        inputMode="numeric"
        hint="Empty: no limit"
        defaultValue={seen?.usageLimit ?? undefined}
      />
      <Field
        id="coupon-description"
        {...field("description")}
        label="Description (optional)"
        className="sm:col-span-2"
        hint="Shown to the buyer when the code is applied."
        defaultValue={seen?.description}
      />
      {isOffered ? null : (
        <>
          <ProductsField
            name="products"
            legend="For these products alone (optional)"
            hint="None: the whole cart."
            chosen={seen?.products ?? []}
          />
          <ProductsField
            name="owners"
            legend="For owners of any of these alone (optional)"
            hint="None: everybody. An owner logs in to use the code."
            chosen={seen?.owners ?? []}
          />
          <Checkbox
            name="oncePerBuyer"
            label="Once for each buyer"
            className="text-sm sm:col-span-2"
            defaultChecked={seen?.oncePerBuyer}
          />
        </>
      )}
      <Field
        id="coupon-starts"
        {...field("startsAt")}
        label="Begins (optional)"
        type="date"
        hint="With this day, Indian time. Empty: at once."
        defaultValue={seen?.startsAt ?? undefined}
      />
      <Field
        id="coupon-expires"
        {...field("expiresAt")}
        label="Expires (optional)"
        type="date"
        hint="Good to the end of this day, Indian time. Empty: never."
        defaultValue={seen?.expiresAt ?? undefined}
      />
    </FormDialog>
  );
}
