// Tells the shop what went wrong on a page. Breaches of the content policy are told by the browser itself.
import { errorReports as told } from "@store/contract/limits";

const tellings = new Set<string>();

/** Listens from now on. Called first by each entry. */
export function reportErrors(): void {
  addEventListener("error", ({ error, message }) => tellOfError("error", error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => tellOfError("rejection", reason));
}

/** Tells of one error, once, and of three in one view of a page at the most. Nobody waits for the answer. */
export function tellOfError(kind: "error" | "rejection", thrown: unknown): void {
  const { message, stack } = wordsOf(thrown);
  if (tellings.size >= told.times || tellings.has(message)) return;
  tellings.add(message);
  const body = JSON.stringify({ kind, page: location.pathname.slice(0, 200), message, stack });
  navigator.sendBeacon("/api/report-error", new Blob([body], { type: "application/json" }));
}

function wordsOf(thrown: unknown): { message: string; stack?: string } {
  if (!(thrown instanceof Error)) return { message: cut(String(thrown), told.message) };
  const message = cut(`${thrown.name}: ${thrown.message}`, told.message);
  return { message, ...(thrown.stack && { stack: cut(thrown.stack, told.stack) }) };
}

function cut(text: string, most: number): string {
  return text.replaceAll("\0", "").slice(0, most) || "nothing";
}
