import { layOut, layOutSlowly, whenIdle } from "../lib/lay-out-slowly.ts";

/**
 * What stands below the first screen is laid out when it comes near (`link ~ section` in landing.css); until then its
 * height is an estimate. Once the page is there, one section after the other gets its real height while nothing else is to
 * be done; a link that leads further down needs all of them at once, and the button it leads to has the focus.
 */
export function layOutSections(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>("main > link ~ section")];
  addEventListener("load", () => whenIdle(() => layOutSlowly(waiting)), { once: true });
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link) return;
      layOut(waiting.splice(0));
      // What is pressed next. Later, because who follows a link loses the focus.
      if (link.hash === "#checkout-section")
        setTimeout(() =>
          document.querySelector<HTMLElement>("#checkout-section .btn")?.focus({ preventScroll: true }),
        );
    },
    true,
  );
}
