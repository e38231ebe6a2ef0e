import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Toaster } from "../../../lib/toast.tsx";
import { onOwnClose, useModal } from "../../../lib/use-modal.ts";
import { Icon } from "../../../ui/icon.tsx";

interface DrawerProps {
  /** What it is about: "Order". */
  title: string;
  /** Which one. */
  id: string;
  /** How it is shown, where the whole of it is too long to be read. */
  shortId?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The whole story of one thing, at the right edge. Escape, the button and a click beside it close it. */
export function Drawer({ title, id, shortId = id, onClose, children }: DrawerProps) {
  const { attach, close } = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={attach}
      className="drawer"
      aria-label={`${title} ${id}`}
      onClose={onOwnClose(onClose)}
      onClick={(event) => {
        // The dialog itself is hit only beside its content: on the backdrop.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="min-h-full">
        <header className="on-mat sticky top-0 z-2 flex items-center justify-between gap-4 bg-mat-900 px-5 py-3 sm:px-6">
          <h2 className="text-d4">
            {title} <span className="code ml-1 font-normal">{shortId}</span>
          </h2>
          <button
            type="button"
            aria-label="Close"
            className="grid size-11 flex-none place-items-center rounded-control hover:bg-white/10"
            onClick={close}
          >
            <Icon as={X} />
          </button>
        </header>
        <div className="grid gap-6 px-5 py-6 sm:px-6">{children}</div>
      </div>
      <Toaster />
    </dialog>
  );
}

/** Names and values, on one framed sheet. */
export function FactSheet({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-px min-[18rem]:grid-cols-2 border-[1.5px] border-ink bg-rule text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="bg-sheet px-4 py-2.5 min-[18rem]:last:odd:col-span-2">
          <dt className="mute text-xs font-semibold">{name}</dt>
          <dd className="mt-0.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
