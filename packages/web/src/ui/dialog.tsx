import type { ReactNode, Ref } from "react";

interface DialogProps {
  /** Says the verb: "Delete order". */
  title: string;
  /** The caller opens it with `showModal()`. */
  ref?: Ref<HTMLDialogElement>;
  /** Buttons; the safe one first, with `autoFocus`. */
  actions: ReactNode;
  onClose?: () => void;
  /** At work: Escape does not close it. */
  busy?: boolean;
  children: ReactNode;
}

/** A native modal dialog. */
export function Dialog({ title, ref, actions, onClose, busy = false, children }: DialogProps) {
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-label={title}
      onClose={onClose}
      onCancel={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <h2 className="px-6 pt-5 text-[1.625rem] leading-tight">{title}</h2>
      <div className="min-h-0 overflow-y-auto px-6 py-5">{children}</div>
      <footer className="flex flex-wrap justify-end gap-3 border-t border-rule px-6 py-4">{actions}</footer>
    </dialog>
  );
}
