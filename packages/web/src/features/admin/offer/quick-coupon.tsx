import { CheckoutCoupon, type Offer } from "@store/contract/offer/offer-shape";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog, useFormDialog } from "../parts/form-dialog.tsx";
import { changeOfferNow } from "./draft.ts";

type Coupon = Offer["quickCoupon"];

/** The coupon that the checkout offers by itself. Publishing makes it, or changes it. */
export function QuickCoupon({ coupon }: { coupon: Coupon }) {
  const [open, setOpen] = useState(false);
  const { code, percentage } = coupon;
  return (
    <section
      aria-labelledby="quick-coupon"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-[1.5px] border-ink bg-sheet px-4 py-3 sm:px-5"
    >
      <div className="min-w-0">
        <h2 id="quick-coupon" className="font-text text-base font-semibold">
          Coupon of the checkout
        </h2>
        <p className="text-sm wrap-anywhere">
          <span className="code">{code}</span> takes {percentage}% off the whole order, offered to everybody.
        </p>
      </div>
      <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change coupon
      </Button>
      {open ? <QuickCouponDialog coupon={coupon} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function QuickCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const keep = (close: () => void) => (quickCoupon: Coupon) => {
    changeOfferNow((offer) => ({ ...offer, quickCoupon }));
    close();
  };
  const form = useFormDialog(keep, {
    schema: CheckoutCoupon,
    fields: ["code", "percentage", "description"],
    read: (typed) => ({ ...typed, percentage: Number(typed.percentage) }),
  });
  const field = (name: keyof Coupon) => ({
    ...{ ...form.field(name), id: `quick-${name}`, defaultValue: coupon[name] },
  });
  return (
    <FormDialog
      title="Coupon of the checkout"
      formId="quick-coupon-form"
      verb="Save to the draft"
      doing="Saving..."
      form={form}
      onClose={onClose}
    >
      <Field
        {...field("code")}
        label="Code"
        hint="A code that is another coupon by now becomes this one."
        required
      />
      <Field
        {...field("percentage")}
        label="Discount %"
        inputMode="numeric"
        hint="1 to 90, off the whole order."
        required
      />
      <Field
        {...field("description")}
        label="What it says"
        hint="A shop that says only what is true says its percentage instead."
        required
      />
    </FormDialog>
  );
}
