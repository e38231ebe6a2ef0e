import { layOut, layOutSlowly, whenIdle } from "../lib/lay-out-slowly.ts";

/**
 * What stands below the first screen is laid out when it comes near (`link ~ section` in landing.css); until then its
 * height is an estimate. Once the page is there, one section after the other gets its real height while nothing else is to
 * be done; a link that leads further down needs all of them at once.
 */
export function layOutSections(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>("main > link ~ section")];
  addEventListener("load", () => whenIdle(() => layOutSlowly(waiting)), { once: true });
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) layOut(waiting.splice(0));
    },
    true,
  );
}
