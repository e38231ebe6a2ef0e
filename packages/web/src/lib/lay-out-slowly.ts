/** Milliseconds between two parts: each is a short task of its own, and a press in between is answered at once. */
const between = 150;

/** Gives parts with `content-visibility: auto` their real heights, one after the other while nothing else is to be done. Empties the list. */
export function layOutSlowly(waiting: HTMLElement[]): void {
  layOut(waiting.splice(0, 1));
  if (waiting.length > 0) setTimeout(whenIdle, between, () => layOutSlowly(waiting));
}

export function layOut(parts: readonly HTMLElement[]): void {
  for (const { style } of parts) style.contentVisibility = "visible";
}

/** Safari has no such moment: there it is the next one. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work);
}
