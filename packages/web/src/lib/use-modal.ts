import { type SyntheticEvent, useCallback, useRef } from "react";

/** What had the focus may have gone with the dialog: a row that was deleted. The keyboard goes on from the page then. */
function keepFocusInPage(): void {
  if (document.activeElement === document.body)
    document.getElementById("main")?.focus({ preventScroll: true });
}

/** React tells the dialog around another one that it closed too, as no browser does: only its own end closes it. */
export const onOwnClose = (onClose: () => void) => (event: SyntheticEvent) => {
  if (event.target === event.currentTarget) onClose();
};

/** A dialog that is open for as long as it is in the page. Leaving gives the focus back to where it was. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const attach = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    if (!element) return;
    if (!element.open) element.showModal();
    // The browser would take the first control; a question begins with its safe answer.
    element.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    // Taken out of the page without being closed, a dialog would keep the focus to itself.
    return () => {
      element.close();
      queueMicrotask(keepFocusInPage);
    };
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  return { attach, close };
}
