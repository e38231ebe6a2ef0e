import type { ReactNode } from "react";
import { Toaster } from "../../../lib/toast.tsx";
import type { useModal } from "../../../lib/use-modal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { useForm } from "./use-form.ts";

interface FormDialogProps {
  title: string;
  formId: string;
  verb: string;
  doing: string;
  busy: boolean;
  attach: ReturnType<typeof useModal>["attach"];
  close: () => void;
  onClose: () => void;
  onSubmit: ReturnType<typeof useForm>["onSubmit"];
  children: ReactNode;
}

/** Asks for a word or two before something is done. */
export function FormDialog(props: FormDialogProps) {
  const { title, formId, verb, doing, busy, attach, close, onClose, onSubmit, children } = props;
  return (
    <Dialog
      ref={attach}
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" size="sm" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="sm" busy={busy}>
            {busy ? doing : verb}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={onSubmit}>
        {children}
      </form>
      <Toaster inDialog />
    </Dialog>
  );
}
