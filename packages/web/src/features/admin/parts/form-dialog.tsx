import type { ReactNode } from "react";
import { Toaster } from "../../../lib/toast.tsx";
import type { useForm } from "../../../lib/use-form.ts";
import type { useModal } from "../../../lib/use-modal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";

interface FormDialogProps {
  title: string;
  formId: string;
  verb: string;
  doing: string;
  busy: boolean;
  modal: ReturnType<typeof useModal>;
  onClose: () => void;
  onSubmit: ReturnType<typeof useForm>["onSubmit"];
  /** More classes of the form, where its fields stand in columns. */
  columns?: string;
  /** With another key its fields begin anew. */
  formKey?: string | number | undefined;
  children: ReactNode;
}

/** Asks for a word or two before something is done. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    formId,
    verb,
    doing,
    busy,
    modal,
    onClose,
    onSubmit,
    columns = "",
    formKey,
    children,
  } = props;
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
export function ReasonDialog({ form, hint, ...dialog }: Omit<FormDialogProps, "onSubmit"> & ReasonProps) {
  const { onSubmit, field } = form;
  const { formId, children } = dialog;
  return (
    <FormDialog {...dialog} onSubmit={onSubmit}>
      {children}
      <Field id={`${formId}-reason`} {...field("reason")} label="Reason" hint={hint} required />
    </FormDialog>
  );
}

interface ReasonProps {
  form: { onSubmit: FormDialogProps["onSubmit"]; field: (name: "reason") => object };
  /** An example. */
  hint: string;
}
