import { CodeForm } from "@store/contract/admin-forms";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { adminToasts } from "../../../lib/admin-toasts.ts";
import type { RemoteFailure } from "../../../lib/api.ts";
import { Toaster } from "../../../lib/toast.tsx";
import { clearToasts, showToast } from "../../../lib/toast-store.ts";
import { useModal } from "../../../lib/use-modal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { useForm } from "./use-form.ts";

interface CodeDialogProps<Out> {
  title: string;
  /** The button that does it. */
  verb: string;
  /** What the code is given for. A refusal leaves the dialog open. */
  run: (code: string) => Promise<({ success: true } & Out) | RemoteFailure>;
  onDone: (out: Out) => void;
  /** Also after `onDone`. */
  onClose: () => void;
  children: ReactNode;
}

const formId = "code-form";

/** Asks for a code, and does with it what it is for. */
export function CodeDialog<Out extends object>(props: CodeDialogProps<Out>) {
  const { title, verb, run, onDone, onClose, children } = props;
  const { attach, close } = useModal();
  const taken = useRef(false);
  const give = useMutation({
    mutationFn: run,
    onMutate: clearToasts,
    onSuccess: (reply) => {
      if (!reply.success) return showToast(adminToasts.codeRefused(reply.error));
      taken.current = true;
      onDone(reply);
      close();
    },
    onError: () => showToast(adminToasts.codeRefused()),
  });
  const { issues, onSubmit, onInput } = useForm({
    schema: CodeForm,
    fields: ["code"],
    onSend: ({ code }) => {
      if (!give.isPending && !taken.current) give.mutate(code);
    },
  });
  return (
    <Dialog
      ref={attach}
      title={title}
      busy={give.isPending}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" size="sm" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="sm" busy={give.isPending}>
            {give.isPending ? "Checking..." : verb}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={onSubmit}>
        {children}
        <CodeField id="dialog-code" error={issues.code} onInput={() => onInput("code")} />
      </form>
      <Toaster inDialog />
    </Dialog>
  );
}
