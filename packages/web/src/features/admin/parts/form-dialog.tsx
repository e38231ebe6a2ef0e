import type { ReactNode } from "react";
import { Toaster } from "../../../lib/toast.tsx";
import { type FormOptions, useForm } from "../../../lib/use-form.ts";
import { useModal } from "../../../lib/use-modal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";

interface FormDialogProps {
  title: string;
  formId: string;
  verb: string;
  doing: string;
  form: Pick<ReturnType<typeof useForm>, "busy" | "onSubmit"> & { modal: ReturnType<typeof useModal> };
  onClose: () => void;
  /** More classes of the form, where its fields stand in columns. */
  columns?: string;
  /** With another key its fields begin anew. */
  formKey?: string | number | undefined;
  children: ReactNode;
}

/** Asks for a word or two before something is done. */
export function FormDialog(props: FormDialogProps) {
  const { title, formId, verb, doing, form, onClose, columns = "", formKey, children } = props;
  const { busy, modal, onSubmit } = form;
  return (
    <Dialog
      ref={modal.attach}
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" size="sm" onClick={modal.close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="sm" busy={busy} doing={doing}>
            {verb}
          </Button>
        </>
      }
    >
      <form key={formKey} id={formId} noValidate className={`grid gap-4 ${columns}`} onSubmit={onSubmit}>
        {children}
      </form>
      <Toaster inDialog />
    </Dialog>
  );
}

/** Asks only why; the reason is kept with the admin's name. */
export function ReasonDialog({ hint, ...dialog }: FormDialogProps & ReasonProps) {
  const { form, formId, children } = dialog;
  return (
    <FormDialog {...dialog}>
      {children}
      <Field id={`${formId}-reason`} {...form.field("reason")} label="Reason" hint={hint} required />
    </FormDialog>
  );
}

interface ReasonProps {
  form: { field: (name: "reason") => object };
  /** An example. */
  hint: string;
}

/** A dialog whose form does one thing: what `use` answers for the closing of the dialog. */
export function useFormDialog<Value extends object>(
  use: (close: () => void) => FormOptions<Value>["onSend"],
  form: Omit<FormOptions<Value>, "onSend">,
) {
  const modal = useModal();
  return { modal, ...useForm({ ...form, onSend: use(modal.close) }) };
}
