import type { AdminCoupon } from "@store/contract/admin-rows";
import { CouponForm } from "@store/contract/calls/admin-coupons";
import { offer } from "@store/contract/offer/offer";
import { useState } from "react";
import { Toaster } from "../../../lib/toast.tsx";
import { useModal } from "../../../lib/use-modal.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { StatusNote } from "../parts/status-note.tsx";
import { useForm } from "../parts/use-form.ts";
import { readCoupon } from "./coupon-texts.ts";
import { reloadCoupons } from "./coupons.queries.ts";
import { ProductsField } from "./products-field.tsx";
import { useSaveCoupon } from "./use-coupon-actions.ts";

const formId = "coupon-form";

/** Creates a coupon, or edits the one given (docs/product.md section 5). */
export function CouponDialog({ coupon, onClose }: { coupon: AdminCoupon | undefined; onClose: () => void }) {
  const { attach, close } = useModal();
  // The one the form began with; after somebody else's change, theirs.
  const [seen, setSeen] = useState(coupon);
  const [reloaded, setReloaded] = useState(false);
  const save = useSaveCoupon(seen, {
    onDone: close,
    onConflict: async () => {
      const now = (await reloadCoupons()).find(({ couponId }) => couponId === seen?.couponId);
      if (!now) return close();
      setSeen(now);
      setReloaded(true);
    },
  });
  const { issues, onSubmit, onInput } = useForm({
    schema: CouponForm,
    fields: [
      ...(["code", "percentage", "amountOff", "description", "usageLimit", "startsAt", "expiresAt"] as const),
      ...(["products", "owners", "oncePerBuyer"] as const),
    ],
    read: readCoupon,
    onSend: (form) => {
      if (!save.isPending) save.mutate(form);
    },
  });

  // The checkout offers that one to everybody, as a percentage off the whole order.
  const isOffered = seen?.code === offer.quickCoupon.code;
  return (
    <Dialog
      ref={attach}
      title={seen ? "Edit coupon" : "Create coupon"}
      busy={save.isPending}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" size="sm" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="sm" busy={save.isPending}>
            {save.isPending ? "Saving..." : seen ? "Update Coupon" : "Create Coupon"}
          </Button>
        </>
      }
    >
      <form
        // What somebody else saved meanwhile replaces what stands in the fields.
        key={seen?.version}
        id={formId}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={onSubmit}
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
          name="code"
          label="Code"
          className="sm:col-span-2"
          hint={
            seen
              ? "A code cannot be changed: orders are known by it."
              : "Letters and digits. Saved in capitals."
          }
          defaultValue={seen?.code}
          readOnly={seen !== undefined}
          error={issues.code}
          onInput={() => onInput("code")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Field
          id="coupon-percentage"
          name="percentage"
          label="Discount %"
          inputMode="numeric"
          hint="1 to 100"
          defaultValue={seen?.percentage}
          error={issues.percentage}
          onInput={() => onInput("percentage")}
          autoComplete="off"
          required={isOffered}
        />
        {isOffered ? null : (
          <Field
            id="coupon-sum"
            name="amountOff"
            label="Or a sum off, in ₹"
            inputMode="numeric"
            hint="Whole rupees, never more than the cart"
            defaultValue={seen?.amountOff}
            error={issues.amountOff}
            onInput={() => onInput("amountOff")}
            autoComplete="off"
          />
        )}
        <Field
          id="coupon-limit"
          name="usageLimit"
          label="Usage limit (optional)"
          inputMode="numeric"
          hint="Empty: no limit"
          defaultValue={seen?.usageLimit ?? undefined}
          error={issues.usageLimit}
          onInput={() => onInput("usageLimit")}
          autoComplete="off"
        />
        <Field
          id="coupon-description"
          name="description"
          label="Description (optional)"
          className="sm:col-span-2"
          hint="Shown to the buyer when the code is applied."
          defaultValue={seen?.description}
          error={issues.description}
          onInput={() => onInput("description")}
          autoComplete="off"
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
          name="startsAt"
          label="Begins (optional)"
          type="date"
          hint="With this day, Indian time. Empty: at once."
          defaultValue={seen?.startsAt ?? undefined}
          error={issues.startsAt}
          onInput={() => onInput("startsAt")}
        />
        <Field
          id="coupon-expires"
          name="expiresAt"
          label="Expires (optional)"
          type="date"
          hint="Good to the end of this day, Indian time. Empty: never."
          defaultValue={seen?.expiresAt ?? undefined}
          error={issues.expiresAt}
          onInput={() => onInput("expiresAt")}
        />
      </form>
      <Toaster inDialog />
    </Dialog>
  );
}
