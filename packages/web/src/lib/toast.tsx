// Draws the toasts of toast-store: bottom right, on phones at the bottom above a sticky bar.
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  currentToastHost,
  currentToasts,
  dismissToast,
  errorLife,
  longWaitAfter,
  openToastHost,
  type ShownToast,
  subscribeToasts,
  toastLife,
} from "./toast-store.ts";
import { longWait, type ToastTone } from "./toasts.ts";

const none: readonly ShownToast[] = [];
const icons = { info: Info, success: CircleCheck, error: CircleAlert };
const edges: Record<ToastTone, string> = {
  info: "border-l-mat-600",
  success: "border-l-mat-600",
  error: "border-l-vermilion-600",
};
const iconTints: Record<ToastTone, string> = {
  info: "text-mat-600",
  success: "text-mat-600",
  error: "text-vermilion-600",
};

/**
 * The place of all toasts: one per page, and one in each modal dialog, of which the latest draws them. `raised` keeps them
 * clear of a sticky bar on small screens; `inDialog` gives them room of their own at the end of the dialog's text, so that
 * they lie over none of its buttons.
 */
export function Toaster({ raised = false, inDialog = false }: { raised?: boolean; inDialog?: boolean }) {
  const [host] = useState(() => ({}));
  useEffect(() => openToastHost(host), [host]);
  const drawing = useSyncExternalStore(subscribeToasts, currentToastHost, () => undefined) === host;
  const all = useSyncExternalStore(subscribeToasts, currentToasts, () => none);
  const toasts = drawing ? all : none;
  const errors = toasts.filter((toast) => toast.tone === "error");
  const others = toasts.filter((toast) => toast.tone !== "error");
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = place.current;
    if (!section || inDialog || toasts.length === 0) return;
    // Offline they stay where the style puts them.
    const lay = () =>
      void import("./toast-place.ts").then(
        ({ placeToasts }) => placeToasts(section),
        () => {},
      );
    lay();
    // Those that are gone leave no room behind.
    return lay;
  }, [inDialog, toasts]);
  // Both live regions stand in the page from the start: one that arrives with its text is often not read out.
  return (
    <section
      ref={place}
      aria-label="Notifications"
      className={
        inDialog
          ? "toasts-in-dialog"
          : `toasts pointer-events-none fixed inset-x-4 z-50 grid justify-items-end gap-3 md:left-auto md:w-104 ${
              raised ? "bottom-24 lg:bottom-6" : "bottom-6"
            }`
      }
    >
      <div role="alert" aria-atomic="false" className="grid w-full gap-3">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" aria-atomic="false" className="grid w-full gap-3">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  const [long, setLong] = useState(false);
  const stays = toast.waits || held;
  const life = toast.tone === "error" && !toast.spoken ? errorLife : toastLife;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(toast.id), life);
    return () => clearTimeout(timer);
  }, [stays, life, toast.id]);

  useEffect(() => {
    if (!toast.waits) return;
    const timer = setTimeout(() => setLong(true), longWaitAfter);
    return () => clearTimeout(timer);
  }, [toast.waits]);

  if (toast.spoken)
    return (
      <p className="sr-only">
        <span>{toast.title}</span>. <span>{toast.description}</span>
      </p>
    );
  const Icon = icons[toast.tone];
  return (
    <article
      aria-label={toast.title}
      className={`pointer-events-auto grid w-full grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-sheet border border-l-[6px] border-ink bg-sheet py-3.5 pr-1.5 pl-4 text-sm text-ink shadow-lift ${edges[toast.tone]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") dismissToast(toast.id);
      }}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 ${iconTints[toast.tone]}`} />
      <div>
        <p className="font-semibold">{toast.title}</p>
        {toast.description !== undefined && <p className="text-ink-2">{toast.description}</p>}
        {long ? <p className="mt-1 text-ink-2">{longWait}</p> : null}
      </div>
      <button
        type="button"
        aria-label={`Close: ${toast.title}`}
        className="-my-2 grid size-11 place-items-center rounded-control hover:bg-ink/8"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden className="size-5" />
      </button>
    </article>
  );
}
