import { type FormOptions, useForm } from "../../../lib/use-form.ts";
import { useModal } from "../../../lib/use-modal.ts";

/** A dialog whose form does one thing: what `use` answers for the closing of the dialog. */
export function useFormDialog<Value extends object>(
  use: (close: () => void) => FormOptions<Value>["onSend"],
  form: Omit<FormOptions<Value>, "onSend">,
) {
  const modal = useModal();
  return { modal, ...useForm({ ...form, onSend: use(modal.close) }) };
}
