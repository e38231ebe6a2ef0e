/** Takes the bar away while the page's own checkout button is on the screen. */
export class StickyBar extends HTMLElement {
  private observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    const bar = this.querySelector("aside");
    const target = document.querySelector('#checkout-section a[href="/checkout"]');
    if (!bar || !target) return;
    this.observer = new IntersectionObserver((entries) => {
      bar.toggleAttribute("data-away", entries.at(-1)?.isIntersecting ?? false);
    });
    this.observer.observe(target);
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
  }
}
