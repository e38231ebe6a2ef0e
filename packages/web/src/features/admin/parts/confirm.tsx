import type { ReactNode } from "react";
import { Toaster } from "../../../lib/toast.tsx";
import { useModal } from "../../../lib/use-modal.ts";
import { Button, type ButtonLook } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface ConfirmProps {
  /** Says the verb: "Delete order". */
  title: string;
  /** The button that does it. */
  verb: string;
  /** The same while it is at work. */
  doing: string;
  look?: ButtonLook;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done. The safe way out comes first and has the focus. */
export function Confirm(props: ConfirmProps) {
  const { title, verb, doing, look = "danger", busy, onConfirm, onClose, children } = props;
  const { attach, close } = useModal();
  return (
    <Dialog
      ref={attach}
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" size="sm" data-first-focus="" onClick={close}>
            Cancel
          </Button>
          <Button look={look} size="sm" busy={busy} doing={doing} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
      <Toaster inDialog />
    </Dialog>
  );
}
