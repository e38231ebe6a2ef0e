/** Milliseconds between two sections: each is a short task of its own, and a press in between is answered at once. */
const between = 150;

/**
 * What stands below the first screen is laid out when it comes near (`link ~ section` in landing.css); until then its
 * height is an estimate. Once the page is there, one section after the other gets its real height while nothing else is to
 * be done; a link that leads further down needs all of them at once.
 */
export function layOutSections(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>("main > link ~ section")];
  const layOut = (sections: readonly HTMLElement[]) => {
    for (const { style } of sections) style.contentVisibility = "visible";
  };
  const next = () => {
    layOut(waiting.splice(0, 1));
    if (waiting.length > 0) setTimeout(whenIdle, between, next);
  };
  addEventListener("load", () => whenIdle(next), { once: true });
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) layOut(waiting.splice(0));
    },
    true,
  );
}

/** Safari has no such moment: there it is the next one. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work);
}
