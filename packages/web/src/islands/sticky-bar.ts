/** Takes the bar away while a button of the page's own that does the same is on the screen: the first, and the one at the checkout's call. */
export class StickyBar extends HTMLElement {
  private observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    const bar = this.querySelector("aside");
    if (!bar) return;
    const seen = new Set<Element>();
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
      bar.toggleAttribute("data-away", seen.size > 0);
    });
    for (const button of document.querySelectorAll(".hero .btn, #checkout-section .btn"))
      this.observer.observe(button);
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
  }
}
