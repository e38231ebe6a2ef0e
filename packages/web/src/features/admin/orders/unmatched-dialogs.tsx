import type { UnmatchedPayment } from "@store/contract/admin-rows";
import { adminOrdersCall } from "@store/contract/calls/admin-orders";
import { formatDateTime, formatPaise } from "@store/contract/format";
import { Field } from "../../../ui/field.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { FormDialog, ReasonDialog, useFormDialog } from "../parts/form-dialog.tsx";
import { useAttachPayment, useDismissPayment, useRefundPayment } from "./use-unmatched-actions.ts";

interface DialogProps {
  payment: UnmatchedPayment;
  onClose: () => void;
}

const { actions } = adminOrdersCall;

/** Which order it is for. */
export function AttachDialog({ payment, onClose }: DialogProps) {
  const { provider, paymentId, saysOrder } = payment;
  const form = useFormDialog(useAttachPayment, {
    schema: actions["attach-payment"].input,
    fields: ["orderId", "provider", "paymentId"],
  });
  return (
    <FormDialog
      title="Attach to an order"
      formId="attach-payment"
      verb={`Attach ${formatPaise(payment.amount, payment.currency)}`}
      doing="Attaching..."
      form={form}
      onClose={onClose}
    >
      <p className="text-sm">
        The order completes as a sale with this payment, and its buyer is mailed the way in. It must be an
        order of exactly this amount that has no payment yet.
      </p>
      <Hidden provider={provider} paymentId={paymentId} />
      <Field
        id="attach-order"
        {...form.field("orderId")}
        label="Order ID"
        defaultValue={saysOrder ?? ""}
        exact
        required
      />
    </FormDialog>
  );
}

/** Asks before the money goes back. */
export function RefundPaymentDialog({ payment, onClose }: DialogProps) {
  const { provider, paymentId, amount, currency, at } = payment;
  const money = formatPaise(amount, currency);
  const refund = useRefundPayment(onClose);
  return (
    <Confirm
      title="Refund payment"
      verb={`Refund ${money}`}
      doing="Refunding..."
      busy={refund.isPending}
      onConfirm={() => refund.mutate({ provider, paymentId })}
      onClose={onClose}
    >
      <p>
        What is left of the {money} paid on {formatDateTime(at)} goes back to whoever paid it. This cannot be
        undone.
      </p>
    </Confirm>
  );
}

/** Why it is no business of the shop. */
export function DismissDialog({ payment, onClose }: DialogProps) {
  const { provider, paymentId } = payment;
  const form = useFormDialog(useDismissPayment, {
    schema: actions["dismiss-payment"].input,
    fields: ["reason", "provider", "paymentId"],
  });
  return (
    <ReasonDialog
      title="Dismiss payment"
      formId="dismiss-payment"
      verb="Dismiss"
      doing="Dismissing..."
      form={form}
      onClose={onClose}
      hint="For example: a sale of another product in the same account."
    >
      <p className="text-sm">
        The money stays where it is, no order gets it, and the shop does not ask about it again. The reason is
        kept with your name.
      </p>
      <Hidden provider={provider} paymentId={paymentId} />
    </ReasonDialog>
  );
}

function Hidden({ provider, paymentId }: { provider: string; paymentId: string }) {
  return (
    <>
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="paymentId" value={paymentId} />
    </>
  );
}
