// The toasts on screen, outside React: anything may show one, the Toaster draws them. No library: the ones we know
// inject a <style> element, which the content policy forbids.
import type { ToastText } from "./toasts.ts";

export interface ShownToast extends ToastText {
  id: number;
}

/** Milliseconds until a toast that is not an error leaves. */
export const toastLife = 6_000;
/** Milliseconds until an error leaves: time to read its sentence twice. */
export const errorLife = 20_000;
/** Milliseconds after which a wait is a long one. */
export const longWaitAfter = 8_000;
/** More than this many at once is a wall. */
const most = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and answers its id. One about the same gives way: an error does not stay beside what corrected it. */
export function showToast(text: ToastText): number {
  lastId += 1;
  const others = shown.filter((toast) =>
    text.about ? toast.about !== text.about : toast.title !== text.title,
  );
  change([...others, { ...text, id: lastId }].slice(-most));
  return lastId;
}

/** Takes one toast away. Unknown ids are fine. */
export function dismissToast(id: number): void {
  if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
}

/** Takes away what is said about something that is corrected meanwhile. */
export function dismissAbout(about: NonNullable<ToastText["about"]>): void {
  if (shown.some((toast) => toast.about === about)) change(shown.filter((toast) => toast.about !== about));
}

let hosts: readonly object[] = [];

/** A place for toasts opens, and is the one that draws them until the answered function is called: a modal dialog makes all else inert. */
export function openToastHost(host: object): () => void {
  hosts = [...hosts, host];
  change(shown);
  return () => {
    hosts = hosts.filter((each) => each !== host);
    change(shown);
  };
}

/** For `useSyncExternalStore`: the place that draws the toasts now. */
export function currentToastHost(): object | undefined {
  return hosts.at(-1);
}

/** Takes all toasts away, and what a form was refused for (refuse.ts): a new attempt starts with a clean slate. */
export function clearToasts(): void {
  globalThis.document?.querySelector(".refused")?.remove();
  if (shown.length > 0) change([]);
}

/** For `useSyncExternalStore`. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For `useSyncExternalStore`: the same array until something changes. */
export function currentToasts(): readonly ShownToast[] {
  return shown;
}
