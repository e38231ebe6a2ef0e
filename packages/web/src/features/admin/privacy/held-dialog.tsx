import { adminPrivacyCall, type RetainedFacts } from "@store/contract/calls/admin-privacy";
import { formatDate } from "@store/contract/format";
import { useState } from "react";
import { useModal } from "../../../lib/use-modal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { FactSheet } from "../parts/drawer.tsx";
import { ReasonDialog, useFormDialog } from "../parts/form-dialog.tsx";
import { useRetainedFacts } from "./privacy.queries.ts";

/** Asks why, then shows who bought an order that was erased. */
export function HeldDialog({ orderId = "", onClose }: { orderId?: string; onClose: () => void }) {
  const [held, setHeld] = useState<RetainedFacts>();
  return held ? (
    <Shown held={held} onClose={onClose} />
  ) : (
    <Ask orderId={orderId} onOpened={setHeld} onClose={onClose} />
  );
}

interface AskProps {
  orderId: string;
  onOpened: (held: RetainedFacts) => void;
  onClose: () => void;
}

function Ask({ orderId, onOpened, onClose }: AskProps) {
  const read = useRetainedFacts(onOpened);
  const form = useFormDialog(() => read, {
    schema: adminPrivacyCall.actions.held.input,
    fields: ["orderId", "reason"],
  });
  return (
    <ReasonDialog
      title="Open sealed facts"
      formId="held"
      verb="Open"
      doing="Opening..."
      form={form}
      onClose={onClose}
      hint="For example: notice of the tax officer, 12 March."
    >
      <p className="text-sm">
        Who bought an order that was erased: kept for tax and company law, and for nothing else. The reason is
        kept with your name.
      </p>
      <Field
        id="held-order"
        {...form.field("orderId")}
        label="Order ID"
        defaultValue={orderId}
        spellCheck={false}
        required
      />
    </ReasonDialog>
  );
}

function Shown({ held, onClose }: { held: RetainedFacts; onClose: () => void }) {
  const { attach, close } = useModal();
  const { orderId, name, email, phone, keepUntil } = held;
  return (
    <Dialog
      ref={attach}
      title="Sealed facts"
      onClose={onClose}
      actions={
        <Button look="quiet" size="sm" data-first-focus="" onClick={close}>
          Close
        </Button>
      }
    >
      <p className="code mb-4 wrap-anywhere">{orderId}</p>
      <div className="wrap-anywhere">
        <FactSheet
          facts={[
            ["Name", name],
            ["Email", email],
            ["Phone", phone],
            ["Kept until", formatDate(Date.parse(keepUntil))],
          ]}
        />
      </div>
    </Dialog>
  );
}
