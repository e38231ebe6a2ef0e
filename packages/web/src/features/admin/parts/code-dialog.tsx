import { CodeForm } from "@store/contract/admin-forms";
import { type ReactNode, useRef } from "react";
import { adminToasts } from "../../../lib/admin-toasts.ts";
import type { RemoteFailure } from "../../../lib/api.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { useCall } from "../../../lib/use-call.ts";
import { useForm } from "../../../lib/use-form.ts";
import { useModal } from "../../../lib/use-modal.ts";
import { CodeField } from "./code-field.tsx";
import { FormDialog } from "./form-dialog.tsx";

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

/** Asks for a code, and does with it what it is for. */
export function CodeDialog<Out extends object>(props: CodeDialogProps<Out>) {
  const { title, verb, run, onDone, onClose, children } = props;
  const modal = useModal();
  const taken = useRef(false);
  const give = useCall(run, {
    onDone: (reply) => {
      taken.current = true;
      onDone(reply);
      modal.close();
    },
    onRefused: (sentence) => showToast(adminToasts.codeRefused(sentence)),
  });
  const { issues, onSubmit, onInput } = useForm({
    schema: CodeForm,
    fields: ["code"],
    onSend: ({ code }) => {
      if (!give.isPending && !taken.current) give.mutate(code);
    },
  });
  return (
    <FormDialog
      title={title}
      formId="code-form"
      verb={verb}
      doing="Checking..."
      form={{ modal, onSubmit, busy: give.isPending }}
      onClose={onClose}
    >
      {children}
      <CodeField id="dialog-code" error={issues.code} onInput={() => onInput("code")} />
    </FormDialog>
  );
}
