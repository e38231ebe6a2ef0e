import type { AccessRequest } from "@store/contract/admin-rows";
import { adminOrdersCall } from "@store/contract/calls/admin-orders";
import { Confirm } from "../parts/confirm.tsx";
import { ReasonDialog, useFormDialog } from "../parts/form-dialog.tsx";
import { useDismissRequest, useGrantRequest } from "./use-request-actions.ts";

interface DialogProps {
  request: AccessRequest;
  onClose: () => void;
}

/** Asks before a login goes to another address. */
export function GrantDialog({ request, onClose }: DialogProps) {
  const { orderId, email = "", customerName, customerEmail, customerPhone } = request;
  const grant = useGrantRequest(onClose);
  return (
    <Confirm
      title="Send the login there"
      verb="Change address and send"
      doing="Sending..."
      busy={grant.isPending}
      onConfirm={() => grant.mutate({ orderId, email })}
      onClose={onClose}
    >
      <div className="grid gap-3 wrap-anywhere">
        <p>
          {customerName}’s account logs in with <b>{email}</b> from now on, no more with {customerEmail}. Both
          addresses are told.
        </p>
        <p>
          Make sure first that it is the buyer: call{" "}
          <a href={`tel:${customerPhone.replace(/[^\d+]/g, "")}`} className="font-semibold">
            {customerPhone}
          </a>
          . Whoever holds the payment’s slip knows the three that were asked for.
        </p>
      </div>
    </Confirm>
  );
}

/** Why it is not done. */
export function DismissRequestDialog({ request: { orderId }, onClose }: DialogProps) {
  const form = useFormDialog(useDismissRequest, {
    schema: adminOrdersCall.actions["dismiss-request"].input,
    fields: ["reason", "orderId"],
  });
  return (
    <ReasonDialog
      title="Dismiss request"
      formId="dismiss-request"
      verb="Dismiss"
      doing="Dismissing..."
      form={form}
      onClose={onClose}
      hint="For example: called the number, it was not the buyer."
    >
      <p className="text-sm">
        Nothing changes, and nobody is told: write to the payer yourself. The reason is kept with your name.
      </p>
      <input type="hidden" name="orderId" value={orderId} />
    </ReasonDialog>
  );
}
