import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { Toaster } from "../lib/toast.tsx";
import { onOwnClose, useModal } from "../lib/use-modal.ts";
import { Icon } from "./icon.tsx";

interface WideDialogProps {
  title: string;
  /** A line under the title. */
  lead: string;
  /** Stands at the lower edge, always in view. */
  actions: ReactNode;
  onClose: () => void;
  /** Keys that mean something to the whole sheet. */
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  className?: string;
  children: ReactNode;
}

/**
 * A sheet to work on, over the page: the whole screen on a phone. Escape and the button close it. Under very large letters head
 * and foot would leave no room between them: there all of it scrolls but that button.
 */
export function WideDialog({
  title,
  lead,
  actions,
  onClose,
  onKeyDown,
  className = "",
  children,
}: WideDialogProps) {
  const { attach, close } = useModal();
  return (
    <dialog
      ref={attach}
      className={`wide-dialog ${className}`}
      aria-labelledby="wide-dialog-title"
      onClose={onOwnClose(onClose)}
      onKeyDown={onKeyDown}
    >
      <div className="grid h-full max-h-[inherit] grid-rows-[auto_minmax(0,1fr)_auto] max-[20rem]:block max-[20rem]:overflow-y-auto">
        <header className="on-mat flex items-start justify-between gap-4 bg-mat-900 px-4 py-3.5 sm:px-6">
          <div className="max-[20rem]:pr-12">
            <h2 id="wide-dialog-title" tabIndex={-1} data-first-focus className="text-d3 outline-none">
              {title}
            </h2>
            <p className="mute mt-1 text-sm max-[20rem]:line-clamp-2">{lead}</p>
          </div>
          <button
            type="button"
            aria-label="Close"
            className="grid size-11 flex-none place-items-center rounded-control hover:bg-white/10 max-[20rem]:fixed max-[20rem]:top-2 max-[20rem]:right-2 max-[20rem]:z-10 max-[20rem]:bg-mat-900"
            onClick={close}
          >
            <Icon as={X} />
          </button>
        </header>
        <div className="relative overflow-y-auto overscroll-contain max-[20rem]:overflow-visible">
          {children}
        </div>
        <footer className="relative flex flex-wrap items-center gap-2.5 border-t-[1.5px] border-ink bg-sheet px-4 py-3 sm:px-6">
          {actions}
          <Toaster />
        </footer>
      </div>
    </dialog>
  );
}

/** A sheet of paper: while it stands in the page, it is all that prints. */
export function PrintAlone({ children }: { children: ReactNode }) {
  return createPortal(<div className="print-alone paper">{children}</div>, document.body);
}
