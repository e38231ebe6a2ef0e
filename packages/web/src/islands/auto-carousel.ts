import { advance } from "./carousel-motion.ts";

/**
 * A row that scrolls by itself: 1 px per 20 ms, stopped by pointer, focus, its button, a hidden page or reduced motion.
 * Markup: `[data-row]` scrolls and holds two equal sets; `[data-pause]` is the button. Without JavaScript it is a row
 * to scroll by hand.
 */
export class AutoCarousel extends HTMLElement {
  private frame = 0;
  private paused = false;
  private onScreen = false;
  private observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>("[data-row]");
    const button = this.querySelector<HTMLButtonElement>("[data-pause]");
    if (!row || !button || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    button.hidden = false;
    button.addEventListener("click", () => {
      this.paused = !this.paused;
      button.toggleAttribute("data-paused", this.paused);
    });
    this.observer = new IntersectionObserver((entries) => {
      this.onScreen = entries.at(-1)?.isIntersecting ?? false;
    });
    this.observer.observe(row);
    this.run(row);
  }

  disconnectedCallback(): void {
    cancelAnimationFrame(this.frame);
    this.observer?.disconnect();
  }

  private run(row: HTMLElement): void {
    let last = performance.now();
    let rest = 0;
    const step = (now: number) => {
      // A tab that slept for an hour does not make up for it.
      const elapsed = Math.min(now - last, 100);
      last = now;
      if (this.onScreen && !this.paused && !row.matches(":hover, :focus-within")) {
        const moved = advance({ position: row.scrollLeft, rest }, elapsed, row.scrollWidth / 2);
        rest = moved.rest;
        row.scrollLeft = moved.position;
      }
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
